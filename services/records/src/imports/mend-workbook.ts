import { crc32 } from 'node:zlib';
import { contentOf, rename, type ZipDirectory, type ZipEntry } from './zip-directory.js';

/** Text is replaced in pieces, so that no sheet becomes one string. */
const PIECE = 1_048_576;
const STORED = 0;
const LOCAL_BYTES = 30;
/** A cell that refers to a shared text and names none; readers take the first of them. */
const EMPTY_SHARED =
  /(<(?:\w+:)?c\b[^>]*?)\st=(?:"s"|'s')([^>]*?(?:\/>|>\s*(?:<(?:\w+:)?v\s*\/>|<(\w+:)?v>\s*<\/\3v>)?\s*<\/(?:\w+:)?c>))/g;
const RELATIONSHIP = /<(?:\w+:)?Relationship\b[^<>]*>/g;
const TARGET = /\bTarget\s*=\s*(?:"([^"]*)"|'([^']*)')/;
const IS_BOOK = /\bType\s*=\s*["'][^"']*\/officeDocument["']/;
const ID = /\bId\s*=\s*(?:"([^"]*)"|'([^']*)')/;
/** The first sheet of a workbook, by the id of its relationship. */
const FIRST_SHEET = /<(?:\w+:)?sheet\s[^<>]*?\b\w+:id\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/**
 * A workbook as its reader takes it: parts are found under the names by which others refer to them, whatever their
 * case, and cells of its first sheet, the only one that is read, have none where they have no text.
 */
export function mendWorkbook(zip: ZipDirectory): Buffer {
  const parts = zip.entries.flatMap((entry) => relationsIn(zip.file, entry));
  const names = wantedNames(parts, zip.entries);
  const entries = zip.entries.map((each) => ({
    ...each,
    name: names.get(each.name.toLowerCase()) ?? each.name,
  }));
  const wrong = entries.filter(({ name }, place) => name !== zip.entries[place]?.name);
  const file = wrong.length > 0 ? Buffer.from(zip.file) : zip.file;
  for (const entry of wrong) rename(file, entry, entry.name);
  const sheet = firstSheet(file, { entries, parts });
  const content = sheet && withoutEmptyShared(contentOf(file, sheet));
  return content ? rewritten({ ...zip, file }, { entry: sheet, content }) : file;
}

/** A part to which another one refers. */
interface Relation {
  /** The list in which it stands. */
  list: string;
  id: string;
  name: string;
  /** It is the workbook, which names the sheets. */
  isBook: boolean;
}

/** What an entry refers to, if it is a list of such parts. */
function relationsIn(file: Buffer, entry: ZipEntry): Relation[] {
  if (!/(?:^|\/)_rels\/[^/]*\.rels$/i.test(entry.name)) return [];
  const folder = entry.name.replace(/_rels\/[^/]*$/i, '');
  return Array.from(contentOf(file, entry).toString('latin1').matchAll(RELATIONSHIP), ([element]) => {
    const target = valueOf(TARGET, element);
    const name = target.startsWith('/') ? target.slice(1) : `${folder}${target.replace(/^\.\//, '')}`;
    return { list: entry.name, id: valueOf(ID, element), name, isBook: IS_BOOK.test(element) };
  });
}

function valueOf(attribute: RegExp, text: string): string {
  const [, double, single] = attribute.exec(text) ?? [];
  return double ?? single ?? '';
}

/** Name in lower case -> as others refer to it. */
function wantedNames(parts: readonly Relation[], entries: readonly ZipEntry[]): Map<string, string> {
  const present = new Set(entries.map(({ name }) => name));
  return new Map(parts.flatMap(({ name }) => (present.has(name) ? [] : [[name.toLowerCase(), name]])));
}

interface Contents {
  entries: readonly ZipEntry[];
  parts: readonly Relation[];
}

/** Undefined where the workbook names none; its reader then finds none either. */
function firstSheet(file: Buffer, { entries, parts }: Contents): ZipEntry | undefined {
  const named = (name: string) => entries.find((each) => each.name.toLowerCase() === name.toLowerCase());
  const book = parts.find(({ isBook }) => isBook);
  const entry = book && named(book.name);
  if (!entry) return undefined;
  const list = entry.name.replace(/[^/]*$/, '_rels/$&.rels').toLowerCase();
  const id = valueOf(FIRST_SHEET, contentOf(file, entry).toString('latin1'));
  const sheet = parts.find((each) => each.list.toLowerCase() === list && each.id === id);
  return sheet && named(sheet.name);
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

interface Mended {
  entry: ZipEntry;
  content: Buffer;
}

/** The file with another content of an entry, which stands behind the others. */
function rewritten({ file, first, end }: ZipDirectory, { entry, content }: Mended): Buffer {
  const list = Buffer.from(file.subarray(first, end));
  const name = Buffer.from(entry.name, 'latin1');
  const header = Buffer.alloc(LOCAL_BYTES);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(name.length, 26);
  const listed = entry.listed - first;
  list.writeUInt16LE(0, listed + 8);
  list.writeUInt32LE(first, listed + 42);
  for (const [to, from] of [
    [header, 8],
    [list, listed + 10],
  ] as const) {
    to.writeUInt16LE(STORED, from);
    to.writeUInt32LE(crc32(content), from + 6);
    to.writeUInt32LE(content.length, from + 10);
    to.writeUInt32LE(content.length, from + 14);
  }
  const tail = Buffer.from(file.subarray(end));
  tail.writeUInt32LE(first + LOCAL_BYTES + name.length + content.length, 16);
  return Buffer.concat([file.subarray(0, first), header, name, content, list, tail]);
}
