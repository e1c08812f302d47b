/**
 * The beginnings of a text that a spreadsheet may run as a formula: a sign (also full-width or after blanks), a tab or
 * a line break.
 */
const RUN = String.raw`(?=\s*[=+\-@＝＋－＠]|[\t\r\n])`;
/** Apostrophes that somebody wrote before such a sign count, so that one can be taken back from what was made safe. */
const FORMULA = new RegExp(`^'*${RUN}`);
const ESCAPED = new RegExp(`^'+${RUN}`);

/**
 * One line of a CSV table (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front. All
 * texts are quoted, because a program that splits at another delimiter would otherwise begin a new cell inside one.
 */
export function csvCells(values: readonly (string | number)[]): string {
  return `${values.map(cellOf).join(',')}\r\n`;
}

/** A cell as it was before `csvCells` made it safe. */
export const withoutApostrophe = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text);

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
