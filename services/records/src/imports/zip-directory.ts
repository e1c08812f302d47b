import { inflateRawSync } from 'node:zlib';
import { TABLE_LIMITS } from './table.limits.js';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_FIELD = 0x0001;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const ZIP64_LOCATOR_BYTES = 20;
const COMMENT_BYTES = 65_535;
/** This value refers to a ZIP64 record, which no accepted file needs. */
const ELSEWHERE = 0xffffffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** An entry of a ZIP file and where its parts are. */
export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  /** Position of its line in the list of entries. */
  listed: number;
  /** Position of its own header. */
  header: number;
}

/** A ZIP file and its list. */
export interface ZipDirectory {
  file: Buffer;
  entries: readonly ZipEntry[];
  /** Position of the list of entries. */
  first: number;
  /** Position of the end record, which follows the list. */
  end: number;
}

/**
 * The list of a ZIP file that declares its unpacked size in a form that all programs read alike. Whoever unpacks an entry
 * must hold it to its declared size.
 * @returns null for every other file, and where the size is not acceptable
 */
export function readZip(file: Buffer): ZipDirectory | null {
  const end = findEnd(file);
  if (end === null) return null;
  const [disk, firstDisk, here, count] = [4, 6, 8, 10].map((at) => file.readUInt16LE(end + at));
  const [size = 0, first = 0] = [12, 16].map((at) => file.readUInt32LE(end + at));
  if (disk !== 0 || firstDisk !== 0 || here !== count) return null;
  // The list of entries must end exactly where the end record begins, so that no second list fits in between.
  if (count === undefined || count > TABLE_LIMITS.zipEntries || first + size !== end) return null;
  const entries: ZipEntry[] = [];
  let place = first;
  let total = 0;
  while (entries.length < count) {
    const found = place + ENTRY_BYTES <= end ? readEntry(file, place) : null;
    if (!found) return null;
    total += found.entry.unpacked;
    if (total > TABLE_LIMITS.unpackedBytes) return null;
    entries.push(found.entry);
    place = found.next;
  }
  return place === end ? { file, entries, first, end } : null;
}

/** Position of the end record, which with its comment must end the file. */
function findEnd(file: Buffer): number | null {
  const first = Math.max(0, file.length - END_BYTES - COMMENT_BYTES);
  for (let place = file.length - END_BYTES; place >= first; place -= 1) {
    if (file.readUInt32LE(place) !== END) continue;
    const isLast = place + END_BYTES + file.readUInt16LE(place + 20) === file.length;
    const locator = place - ZIP64_LOCATOR_BYTES;
    const is64 = locator >= 0 && file.readUInt32LE(locator) === ZIP64_LOCATOR;
    return isLast && !is64 ? place : null;
  }
  return null;
}

/** What the list says of an entry; null for features that no spreadsheet file needs. */
function readEntry(file: Buffer, listed: number): { entry: ZipEntry; next: number } | null {
  if (file.readUInt32LE(listed) !== ENTRY) return null;
  const [flags = 0, method = 0, disk = 0] = [8, 10, 34].map((at) => file.readUInt16LE(listed + at));
  if ((flags & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED) || disk !== 0) return null;
  const [packed = 0, unpacked = 0, header = 0] = [20, 24, 42].map((at) => file.readUInt32LE(listed + at));
  if ([packed, unpacked, header].includes(ELSEWHERE)) return null;
  // A size of 0 here means that it is undeclared, so it could be any.
  if ((unpacked === 0 && packed > 2) || (packed === 0 && unpacked > 0)) return null;
  const [named = 0, extra = 0, comment = 0] = [28, 30, 32].map((at) => file.readUInt16LE(listed + at));
  const fields = listed + ENTRY_BYTES + named;
  if (has64Field(file.subarray(fields, fields + extra))) return null;
  const name = file.toString('latin1', listed + ENTRY_BYTES, fields);
  return { entry: { name, method, packed, unpacked, listed, header }, next: fields + extra + comment };
}

function has64Field(extra: Buffer): boolean {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === ZIP64_FIELD) return true;
  return false;
}

/** @throws {Error} when the entry is larger than it says */
export function contentOf(file: Buffer, { header, method, packed, unpacked }: ZipEntry): Buffer {
  const from = header + LOCAL_BYTES + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
  const content = file.subarray(from, from + packed);
  return method === DEFLATED ? inflateRawSync(content, { maxOutputLength: Math.max(unpacked, 1) }) : content;
}

/** Gives an entry another name of the same length. */
export function rename(file: Buffer, { listed, header }: ZipEntry, name: string): void {
  file.write(name, listed + ENTRY_BYTES, 'latin1');
  file.write(name, header + LOCAL_BYTES, 'latin1');
}
