import { inflateRawSync } from 'node:zlib';

const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/** An entry of a ZIP file and where its parts are. */
export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  /** Of its line in the list of entries. */
  listed: number;
  /** Of its own header. */
  header: number;
}

/** Position of the end record of a file that `isHarmlessZip` has passed. */
export function endOf(file: Buffer): number {
  let place = file.length - END_BYTES;
  while (
    file.readUInt16LE(place + 20) !== file.length - END_BYTES - place ||
    file.readUInt32LE(place) !== 0x06054b50
  )
    place -= 1;
  return place;
}

/** The entries of a file that `isHarmlessZip` has passed. */
export function entriesOf(file: Buffer): ZipEntry[] {
  const end = endOf(file);
  let listed = file.readUInt32LE(end + 16);
  return Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((at) => file.readUInt16LE(listed + at));
    const entry = {
      name: file.toString('latin1', listed + ENTRY_BYTES, listed + ENTRY_BYTES + name),
      method: file.readUInt16LE(listed + 10),
      packed: file.readUInt32LE(listed + 20),
      unpacked: file.readUInt32LE(listed + 24),
      listed,
      header: file.readUInt32LE(listed + 42),
    };
    listed += ENTRY_BYTES + name + extra + comment;
    return entry;
  });
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
