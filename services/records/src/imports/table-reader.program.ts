import { readerBeside } from '../reading/reader-beside.js';

export const TABLE_READER = readerBeside(import.meta.url, 'table-reader');
