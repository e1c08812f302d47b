/** Limits of an imported file. A file beyond them is refused with a sentence, and nothing of it is stored. */
export const TABLE_LIMITS = {
  /** Sum of all entries of an XLSX file, and of the text of all rows. */
  unpackedBytes: 100 * 1024 * 1024,
  zipEntries: 1_000,
  columns: 200,
  /** The number of rows of a spreadsheet; empty cells count too. */
  lines: 1_048_576,
  cellsOfLine: 16_384,
  /** The most that a spreadsheet allows; longer cells are cut. */
  cellCharacters: 32_767,
  keptCharacters: 2_000,
  headingCharacters: 200,
  rowCharacters: 32_767,
  csvRecordBytes: 512 * 1024,
} as const;
