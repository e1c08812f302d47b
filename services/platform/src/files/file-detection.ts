import type { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { isMarkup } from './file-type.rules.js';

/**
 * What a file is by its content; its name says nothing. Text has no mark to know it by: all of it must be UTF-8.
 * @param open the bytes from the beginning, anew at each call
 * @returns null for what is not known, and for markup
 */
export async function detectType(open: () => Readable): Promise<string | null> {
  const { fileTypeFromStream } = await import('file-type');
  const source = open();
  const found = await fileTypeFromStream(source).catch((error: unknown) => {
    // The store failed; otherwise the file is not what it begins as.
    if (source.errored) throw error;
  });
  source.destroy();
  if (found) return found.mime;
  return (await isPlainText(open())) ? 'text/plain' : null;
}

async function isPlainText(source: Readable): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  for await (const chunk of source) {
    const text = decode(decoder, chunk as Buffer);
    if (text === null || text.includes('\0') || (first && isMarkup(text))) return false;
    first = false;
  }
  return decode(decoder) !== null;
}

/** null for what is not UTF-8; without bytes: the end. */
function decode(decoder: TextDecoder, bytes?: Buffer): string | null {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    return null;
  }
}
