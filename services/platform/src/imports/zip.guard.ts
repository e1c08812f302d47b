/** What an XLSX file may unpack to: a small file can hold gigabytes of the same byte. */
const MOST_BYTES = 100 * 1024 * 1024;
const MOST_ENTRIES = 1_000;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const COMMENT_BYTES = 65_535;

/**
 * Whether a ZIP file says how much it unpacks to, and it is not too much. Whoever unpacks it must hold each entry to
 * what is said.
 */
export function isHarmlessZip(file: Buffer): boolean {
  const end = findEnd(file);
  if (end === null) return false;
  const count = file.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) return false;
  let place = file.readUInt32LE(end + 16);
  let total = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (place + ENTRY_BYTES > end || file.readUInt32LE(place) !== ENTRY) return false;
    const [packed, unpacked] = [file.readUInt32LE(place + 20), file.readUInt32LE(place + 24)];
    // A size that is left open could be any.
    if ((unpacked === 0 && packed > 2) || (packed === 0 && unpacked > 0)) return false;
    total += unpacked;
    if (total > MOST_BYTES) return false;
    place += ENTRY_BYTES + [28, 30, 32].reduce((sum, at) => sum + file.readUInt16LE(place + at), 0);
  }
  return true;
}

function findEnd(file: Buffer): number | null {
  const first = Math.max(0, file.length - END_BYTES - COMMENT_BYTES);
  for (let place = file.length - END_BYTES; place >= first; place -= 1) {
    if (file.readUInt32LE(place) === END) return place;
  }
  return null;
}
