import { defineErrors } from '../errors/define-errors.js';

export const FILE_ERRORS = defineErrors({
  UPLOAD_ELSEWHERE: [409, 'The upload goes on at another place. Ask how much of it is there.'],
  FILES_FULL: [409, 'Your company has no space for more files.'],
  FILE_TOO_LARGE: [413, 'This file is too large.'],
  FILE_NOT_ACCEPTED: [422, 'This kind of file is not taken here.'],
});
