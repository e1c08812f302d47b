import { readerBeside } from './reader-beside.js';

export const FILE_READER = readerBeside(import.meta.url, 'file-reader');
