/** Columns of a table of questions. Those with a number come as often as a bank needs them. */
export const CSV_COLUMNS = {
  kind: 'Kind',
  text: 'Question',
  points: 'Points',
  cost: 'Cost',
  feedback: 'Explanation',
  /** How several parts are marked: `weights`, `allOrNothing`, `pairs`, `position` …, and `case` or `any`. */
  marking: 'Marking',
  /** Numbers of the right answers; for pairs, of the choice of each answer. */
  right: 'Right',
  /** Numbers of the answers that stay last. */
  last: 'Last',
  /** By answer: its part of the points, how far off a number may be, or the points of a part that a person marks. */
  detail: 'Detail',
} as const;
export type CsvColumn = keyof typeof CSV_COLUMNS;

export const CSV_LISTS = { tags: 'Tag', answers: 'Answer', choices: 'Choice' } as const;
export type CsvList = keyof typeof CSV_LISTS;

/** A row of the table, by its columns. */
export type CsvRow = Record<CsvColumn, string> & Record<CsvList, string[]>;

export const LIST_SIGN = '; ';
/** Between the details of one blank and the next. */
export const BLANK_SIGN = ' | ';
