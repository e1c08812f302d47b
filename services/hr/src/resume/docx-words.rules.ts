import { contentOf, readZip } from '@atrium/records/zip';
import { MOST_READ } from './resume-words.rules.js';

const BODY = 'word/document.xml';
const MOST_UNPACKED = 20_000_000;
/** Words, and what stands between them. Nothing else of the file is looked at, so that it can name no other. */
const PARTS = /<w:t(?: [^<>]*)?>([^<]*)<\/w:t>|<w:(?:tab|br|cr)(?: [^<>]*)?\/>|<\/w:p>/g;
const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** @throws {Error} when it is none, or would unpack to more than a resume can be */
export function wordsOfDocx(file: Buffer): string {
  const zip = readZip(file);
  const body = zip?.entries.find(({ name }) => name === BODY);
  if (!zip || !body || body.unpacked > MOST_UNPACKED) throw new Error('This is no document.');
  const words: string[] = [];
  let length = 0;
  for (const [part, text] of contentOf(zip.file, body).toString('utf8').matchAll(PARTS)) {
    if (length > MOST_READ) break;
    const word = text === undefined ? (part.startsWith('</') ? '\n' : ' ') : plain(text);
    words.push(word);
    length += word.length;
  }
  return words.join('');
}

const plain = (text: string): string =>
  text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, sign: string) => SIGNS[sign] ?? '');
