export interface TableLine {
  /** Line number as in a spreadsheet: the first is 1. */
  line: number;
  cells: string[];
}

/** The messages of the process that reads a file, one a line: the headings, the rows, and finally the result. */
export type TableMessage =
  | { headings: string[] }
  /** Rows as the JSON of `TableLine[]`: the database takes the text as it is, so the gateway need not parse it. */
  | { rows: string }
  | { end: true }
  | { refusal: string };

export const writeMessage = (message: TableMessage): string =>
  'rows' in message ? message.rows : JSON.stringify(message);

/** @param line from a process of our own */
export const readMessage = (line: string): TableMessage =>
  line.startsWith('[') ? { rows: line } : (JSON.parse(line) as TableMessage);
