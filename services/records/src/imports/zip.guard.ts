import { TABLE_LIMITS } from './table.limits.js';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_FIELD = 0x0001;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const ZIP64_LOCATOR_BYTES = 20;
const COMMENT_BYTES = 65_535;
/** This value refers to a ZIP64 record, which no accepted file needs. */
const ELSEWHERE = 0xffffffff;
const ENCRYPTED = 1;
const METHODS = new Set([0, 8]);

/**
 * Whether a ZIP file declares its unpacked size in a form that all programs read alike, and the size is acceptable. The
 * unpacking program must hold each entry to its declared size.
 */
export function isHarmlessZip(file: Buffer): boolean {
  const end = findEnd(file);
  if (end === null) return false;
  const [disk, firstDisk, here, count] = [4, 6, 8, 10].map((at) => file.readUInt16LE(end + at));
  const [size = 0, first = 0] = [12, 16].map((at) => file.readUInt32LE(end + at));
  if (disk !== 0 || firstDisk !== 0 || here !== count) return false;
  // The list of entries must end exactly where the end record begins, so that no second list fits in between.
  if (count === undefined || count > TABLE_LIMITS.zipEntries || first + size !== end) return false;
  let place = first;
  let total = 0;
  for (let entry = 0; entry < count; entry += 1) {
    const found = place + ENTRY_BYTES <= end ? readEntry(file, place) : null;
    if (!found) return false;
    total += found.unpacked;
    if (total > TABLE_LIMITS.unpackedBytes) return false;
    place = found.next;
  }
  return place === end;
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

/** The sizes that the list gives for an entry; null for features that no spreadsheet file needs. */
function readEntry(file: Buffer, place: number): { unpacked: number; next: number } | null {
  if (file.readUInt32LE(place) !== ENTRY) return null;
  const [flags = 0, method = 0, disk = 0] = [8, 10, 34].map((at) => file.readUInt16LE(place + at));
  if ((flags & ENCRYPTED) !== 0 || !METHODS.has(method) || disk !== 0) return null;
  const [packed = 0, unpacked = 0, local = 0] = [20, 24, 42].map((at) => file.readUInt32LE(place + at));
  if ([packed, unpacked, local].includes(ELSEWHERE)) return null;
  // A size of 0 here means that it is undeclared, so it could be any.
  if ((unpacked === 0 && packed > 2) || (packed === 0 && unpacked > 0)) return null;
  const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((at) => file.readUInt16LE(place + at));
  const fields = place + ENTRY_BYTES + name;
  const next = fields + extra + comment;
  return has64Field(file.subarray(fields, fields + extra)) ? null : { unpacked, next };
}

function has64Field(extra: Buffer): boolean {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === ZIP64_FIELD) return true;
  return false;
}
