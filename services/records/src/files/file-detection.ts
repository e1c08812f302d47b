import type { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { isMarkup } from './file-type.rules.js';

/** The number of first bytes that the library reads of any file. */
const BEGINNING_BYTES = 4_100;
/** Types that only reading further can tell apart: which document a ZIP file is, which kind of PNG. */
const INSIDE = /^(PK|\x89PNG)/;

/**
 * Detects a file's type by its content; its name proves nothing. Text has no signature, so all of it must be valid
 * UTF-8.
 * @param open opens the bytes from the beginning at each call
 * @returns null for an unknown type and for markup
 */
export async function detectType(open: () => Readable): Promise<string | null> {
  const found = await knownType(open);
  if (found) return found;
  return (await isPlainText(open())) ? 'text/plain' : null;
}

/** Reads only the beginning of most files, because the library would unpack gigabytes of a hostile file. */
async function knownType(open: () => Readable): Promise<string | null> {
  const { fileTypeFromBuffer, fileTypeFromStream } = await import('file-type');
  const beginning = await beginningOf(open());
  if (!INSIDE.test(beginning.toString('latin1', 0, 4)))
    return (await fileTypeFromBuffer(beginning))?.mime ?? null;
  const source = open();
  const found = await fileTypeFromStream(source).catch((error: unknown) => {
    // If the store failed, the failure is passed on; otherwise the file's content does not match its beginning.
    if (source.errored) throw error;
  });
  source.destroy();
  return found?.mime ?? null;
}

async function beginningOf(source: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= BEGINNING_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, BEGINNING_BYTES);
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

/** Null for bytes that are not UTF-8. Called without bytes at the end of the file. */
function decode(decoder: TextDecoder, bytes?: Buffer): string | null {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    return null;
  }
}
