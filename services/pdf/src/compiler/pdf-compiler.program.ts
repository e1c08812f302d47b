import { programBeside } from '@atrium/platform';

export const PDF_COMPILER = programBeside(import.meta.url, 'pdf-compiler');
