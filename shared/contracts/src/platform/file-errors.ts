import { defineErrors } from '../errors/define-errors.js';

export const FILE_ERRORS = defineErrors({
  UPLOAD_ELSEWHERE: [409, 'The upload continues from a different position. Ask how much has arrived.'],
  FILES_FULL: [409, 'Your company has used all its file storage. Delete files you no longer need.'],
  FILE_TOO_LARGE: [413, 'This file is too large.'],
  FILE_NOT_ACCEPTED: [422, 'This file type is not accepted here.'],
});
