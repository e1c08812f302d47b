import { programBeside } from '@atrium/platform';

export const TABLE_READER = programBeside(import.meta.url, 'table-reader');
