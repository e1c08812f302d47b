import { crc32 } from 'node:zlib';

export interface ZippedFile {
  /** Letters of ASCII. */
  name: string;
  bytes: Buffer;
}

const VERSION = 20;
/** The first day that the format knows, so that the same files give the same bytes. */
const FIRST_DAY = 0x21;
const MOST_FILES = 0xffff;
const LOCAL = Buffer.from('PK\x03\x04', 'latin1');
const CENTRAL = Buffer.from('PK\x01\x02', 'latin1');
const END = Buffer.from('PK\x05\x06', 'latin1');

/**
 * A ZIP file, APPNOTE 4.3. Files are stored as they are: PDFs are compressed already.
 * @throws {RangeError} for more files than the format without its extension holds
 */
export function zipFile(files: readonly ZippedFile[]): Buffer {
  if (files.length > MOST_FILES) throw new RangeError('A ZIP file holds 65,535 files at most.');
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let place = 0;
  for (const { name, bytes } of files) {
    const about = aboutOf(name, bytes);
    const title = Buffer.from(name, 'latin1');
    const local = [LOCAL, about, title, bytes];
    parts.push(...local);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(place, 10);
    const maker = Buffer.alloc(2);
    maker.writeUInt16LE(VERSION);
    list.push(CENTRAL, maker, about, rest, title);
    place += sizeOf(local);
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(sizeOf(list), 8);
  end.writeUInt32LE(place, 12);
  return Buffer.concat([...parts, ...list, END, end]);
}

const sizeOf = (parts: readonly Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/** What stands of a file before it and in the list at the end. */
function aboutOf(name: string, bytes: Buffer): Buffer {
  const about = Buffer.alloc(26);
  about.writeUInt16LE(VERSION, 0);
  about.writeUInt16LE(FIRST_DAY, 8);
  about.writeUInt32LE(crc32(bytes), 10);
  about.writeUInt32LE(bytes.length, 14);
  about.writeUInt32LE(bytes.length, 18);
  about.writeUInt16LE(name.length, 22);
  return about;
}

/** Files of the same name get a number. */
export function withOwnNames(files: readonly ZippedFile[]): ZippedFile[] {
  const taken = new Set<string>();
  return files.map(({ name, bytes }) => {
    const [, stem = name, ending = ''] = /^(.*)(\.\w+)$/.exec(name) ?? [];
    let own = name;
    for (let more = 2; taken.has(own); more += 1) own = `${stem}-${String(more)}${ending}`;
    taken.add(own);
    return { name: own, bytes };
  });
}
