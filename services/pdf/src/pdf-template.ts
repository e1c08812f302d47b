import { readFileSync } from 'node:fs';

/** The layout of a document: a Typst file of the service that makes the document. */
export interface PdfTemplate {
  source: string;
}

/** Reads a layout beside the code: `definePdf(new URL('./letter.typ', import.meta.url))`. */
export const definePdf = (file: URL): PdfTemplate => ({ source: readFileSync(file, 'utf8') });
