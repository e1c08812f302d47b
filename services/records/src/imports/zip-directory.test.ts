import { TABLE_LIMITS } from './table.limits.js';
import { readZip } from './zip-directory.js';

/** The list of a ZIP file whose entries unpack to these sizes, and its end. */
function listOf(sizes: readonly number[]): Buffer {
  const entries = sizes.map((unpacked) => {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(1_000, 20);
    entry.writeUInt32LE(unpacked, 24);
    return entry;
  });
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(sizes.length, 8);
  end.writeUInt16LE(sizes.length, 10);
  end.writeUInt32LE(list.length, 12);
  return Buffer.concat([list, end]);
}

test('entries that are small each and large together are not unpacked', () => {
  const most = TABLE_LIMITS.unpackedBytes;
  expect(readZip(listOf([most / 2, most / 2]))).not.toBeNull();
  expect(readZip(listOf([most / 2, most / 2, 1]))).toBeNull();
  expect(readZip(listOf([most]))).not.toBeNull();
  expect(readZip(listOf([most + 1]))).toBeNull();
});

test('more entries than a spreadsheet has are not unpacked', () => {
  const one = (count: number) => listOf(Array.from({ length: count }, () => 1));
  expect(readZip(one(TABLE_LIMITS.zipEntries))).not.toBeNull();
  expect(readZip(one(TABLE_LIMITS.zipEntries + 1))).toBeNull();
});
