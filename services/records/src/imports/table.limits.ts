/** What a file of rows may ask for. Whatever goes beyond is refused in words, and nothing of it is kept. */
export const TABLE_LIMITS = {
  /** From the start of the process that reads to the last row in the database. */
  milliseconds: 20_000,
  /** Of that process; beyond it ends. */
  heapMegabytes: 384,
  /** Of all entries of an XLSX file, and of the text of all rows. */
  unpackedBytes: 100 * 1024 * 1024,
  zipEntries: 1_000,
  columns: 200,
  /** As many as a spreadsheet has; cells without anything count here. */
  lines: 1_048_576,
  cellsOfLine: 16_384,
  /** As a spreadsheet takes at most; of that, so many are kept. */
  cellCharacters: 32_767,
  keptCharacters: 2_000,
  headingCharacters: 200,
  rowCharacters: 32_767,
  csvRecordBytes: 512 * 1024,
} as const;
