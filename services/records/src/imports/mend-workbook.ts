import { crc32 } from 'node:zlib';
import { contentOf, endOf, entriesOf, rename, type ZipEntry } from './zip-entries.js';

/** Text is replaced in pieces, so that no sheet becomes one string. */
const PIECE = 1_048_576;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
const STORED = 0;
const LOCAL_BYTES = 30;
/** A cell that refers to a shared text and names none; readers take the first of them. */
const EMPTY_SHARED =
  /(<(?:\w+:)?c\b[^>]*?)\st=(?:"s"|'s')([^>]*?(?:\/>|>\s*(?:<(?:\w+:)?v\s*\/>|<(\w+:)?v>\s*<\/\3v>)?\s*<\/(?:\w+:)?c>))/g;
const TARGET = /\bTarget\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * A workbook as its reader takes it: parts are found under the names by which others refer to them, whatever their
 * case, and cells without a text have none.
 * @param given checked with `isHarmlessZip`
 */
export function mendWorkbook(given: Buffer): Buffer {
  const entries = entriesOf(given);
  const names = wantedNames(given, entries);
  const wrong = entries.filter(({ name }) => {
    const wanted = names.get(name.toLowerCase());
    return wanted !== undefined && wanted !== name;
  });
  const file = wrong.length > 0 ? Buffer.from(given) : given;
  for (const entry of wrong) rename(file, entry, names.get(entry.name.toLowerCase()) ?? entry.name);
  const mended = entries.flatMap((entry) => {
    const content = SHEET.test(entry.name) ? withoutEmptyShared(contentOf(file, entry)) : null;
    return content ? [{ entry, content }] : [];
  });
  return mended.length > 0 ? rewritten(file, mended) : file;
}

/** Name in lower case -> as others refer to it. */
function wantedNames(file: Buffer, entries: readonly ZipEntry[]): Map<string, string> {
  const found = new Map<string, string>();
  const present = new Set(entries.map(({ name }) => name));
  for (const entry of entries) {
    if (!/(?:^|\/)_rels\/[^/]*\.rels$/i.test(entry.name)) continue;
    const folder = entry.name.replace(/_rels\/[^/]*$/i, '');
    for (const [, double, single] of contentOf(file, entry).toString('latin1').matchAll(TARGET)) {
      const target = double ?? single ?? '';
      const name = target.startsWith('/') ? target.slice(1) : `${folder}${target.replace(/^\.\//, '')}`;
      if (!present.has(name)) found.set(name.toLowerCase(), name);
    }
  }
  return found;
}

/** Null: there are none. */
function withoutEmptyShared(sheet: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  let isChanged = false;
  for (let at = 0; at < sheet.length;) {
    // A piece ends where a row begins, so that none of its cells is cut.
    const next = at + PIECE < sheet.length ? sheet.indexOf('<row', at + PIECE) : -1;
    const piece = sheet.subarray(at, next < 0 ? sheet.length : next);
    const text = piece.toString('latin1');
    const mended = text.replace(EMPTY_SHARED, '$1$2');
    isChanged ||= mended.length !== text.length;
    parts.push(mended.length === text.length ? piece : Buffer.from(mended, 'latin1'));
    at += piece.length;
  }
  return isChanged ? Buffer.concat(parts) : null;
}

/** The file with other contents of some entries, which stand behind the others. */
function rewritten(file: Buffer, mended: readonly { entry: ZipEntry; content: Buffer }[]): Buffer {
  const end = endOf(file);
  const first = file.readUInt32LE(end + 16);
  const list = Buffer.from(file.subarray(first, end));
  const added: Buffer[] = [];
  let place = first;
  for (const { entry, content } of mended) {
    const name = Buffer.from(entry.name, 'latin1');
    const header = Buffer.alloc(LOCAL_BYTES);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(name.length, 26);
    const listed = entry.listed - first;
    list.writeUInt16LE(0, listed + 8);
    list.writeUInt32LE(place, listed + 42);
    for (const [to, from] of [
      [header, 8],
      [list, listed + 10],
    ] as const) {
      to.writeUInt16LE(STORED, from);
      to.writeUInt32LE(crc32(content), from + 6);
      to.writeUInt32LE(content.length, from + 10);
      to.writeUInt32LE(content.length, from + 14);
    }
    added.push(header, name, content);
    place += LOCAL_BYTES + name.length + content.length;
  }
  const tail = Buffer.from(file.subarray(end));
  tail.writeUInt32LE(place, 16);
  return Buffer.concat([file.subarray(0, first), ...added, list, tail]);
}
