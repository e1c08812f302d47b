import { wordsOfDocx } from './docx-words.rules.js';
import { wordsOfPdf } from './pdf-words.rules.js';
import { foundable, UNREADABLE } from './resume-words.rules.js';

/** Reads the words of a resume by which it is found. Argument: what kind of file it is. */
export async function* read(
  file: Buffer,
  [kind = 'pdf']: readonly string[],
): AsyncGenerator<string, { refused: string } | undefined> {
  try {
    yield JSON.stringify(foundable(kind === 'docx' ? wordsOfDocx(file) : await wordsOfPdf(file)));
    return undefined;
  } catch {
    return { refused: UNREADABLE };
  }
}
