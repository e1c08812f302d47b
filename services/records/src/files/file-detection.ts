import type { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { isMarkup } from './file-type.rules.js';

/** As much as the library wants to see of any file. */
const BEGINNING_BYTES = 4_100;
/** What is accepted and known only further inside: which document a ZIP file is, which kind of PNG. */
const INSIDE = /^(PK|\x89PNG)/;

/**
 * What a file is by its content; its name says nothing. Text has no mark to know it by: all of it must be UTF-8.
 * @param open the bytes from the beginning, anew at each call
 * @returns null for what is not known, and for markup
 */
export async function detectType(open: () => Readable): Promise<string | null> {
  const found = await knownType(open);
  if (found) return found;
  return (await isPlainText(open())) ? 'text/plain' : null;
}

/** Of most files no more is read than their beginning: the library unpacks gigabytes where a file asks it to. */
async function knownType(open: () => Readable): Promise<string | null> {
  const { fileTypeFromBuffer, fileTypeFromStream } = await import('file-type');
  const beginning = await beginningOf(open());
  if (!INSIDE.test(beginning.toString('latin1', 0, 4)))
    return (await fileTypeFromBuffer(beginning))?.mime ?? null;
  const source = open();
  const found = await fileTypeFromStream(source).catch((error: unknown) => {
    // The store failed; otherwise the file is not what it begins as.
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

/** null for what is not UTF-8; without bytes: the end. */
function decode(decoder: TextDecoder, bytes?: Buffer): string | null {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    return null;
  }
}
