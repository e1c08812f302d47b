export interface TableLine {
  /** As a spreadsheet counts: the first is 1. */
  line: number;
  cells: string[];
}

/** What the process that reads a file tells, a line each: its headings, its rows, and last what became of it. */
export type TableMessage =
  | { headings: string[] }
  /** Rows as the JSON of `TableLine[]`: the database takes it as it is, and no request waits for it to be parsed. */
  | { rows: string }
  | { end: true }
  | { refusal: string };

export const writeMessage = (message: TableMessage): string =>
  'rows' in message ? message.rows : JSON.stringify(message);

/** @param line of a process of our own */
export const readMessage = (line: string): TableMessage =>
  line.startsWith('[') ? { rows: line } : (JSON.parse(line) as TableMessage);
