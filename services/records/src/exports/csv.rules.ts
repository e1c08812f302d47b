/**
 * What a spreadsheet may take for a formula and run: a sign at the beginning, also a full-width one or one behind blanks,
 * or a tab or line break there.
 */
const RUN = String.raw`(?=\s*[=+\-@＝＋－＠]|[\t\r\n])`;
const FORMULA = new RegExp(`^${RUN}`);
const ESCAPED = new RegExp(`^'${RUN}`);

/**
 * One line of a table in CSV (RFC 4180). A text that a spreadsheet would run gets an apostrophe in front. All texts stand
 * in quotes: else a program that splits at another sign than the comma would begin a new cell in the midst of one.
 */
export function csvCells(values: readonly (string | number)[]): string {
  return `${values.map(cellOf).join(',')}\r\n`;
}

/** A cell as it was before `csvCells` made it harmless. */
export const withoutApostrophe = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text);

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
