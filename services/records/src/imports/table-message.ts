export interface TableLine {
  /** Line number as in a spreadsheet: the first is 1. */
  line: number;
  cells: string[];
}

/** What is told of a file, one after the other: the headings, then the rows. */
export type TableContent =
  | { headings: string[] }
  /** Rows as the JSON of `TableLine[]`: the database takes the text as it is, so the gateway need not parse it. */
  | { rows: string };

export const writeContent = (content: TableContent): string =>
  'rows' in content ? content.rows : JSON.stringify(content);

/** @param text from a process of our own */
export const readContent = (text: string): TableContent =>
  text.startsWith('[') ? { rows: text } : (JSON.parse(text) as TableContent);
