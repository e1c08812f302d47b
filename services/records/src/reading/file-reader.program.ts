import { programBeside } from '@atrium/platform';

export const FILE_READER = programBeside(import.meta.url, 'file-reader');
