import { getDocumentProxy } from 'unpdf';
import { MOST_READ } from './resume-words.rules.js';

const MOST_PAGES = 30;

/** Nothing of the file is run: scripts and fonts of a PDF are left alone. @throws {Error} when it is broken or locked */
export async function wordsOfPdf(file: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(file), {
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  const pages: string[] = [];
  let length = 0;
  for (let page = 1; page <= Math.min(document.numPages, MOST_PAGES) && length < MOST_READ; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    const words = items
      .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
      .join('');
    pages.push(words);
    length += words.length;
  }
  return pages.join('\n');
}
