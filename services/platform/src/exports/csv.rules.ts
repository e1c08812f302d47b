/** A spreadsheet takes a text that begins so for a formula and runs it. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\n\r]/;

/** One line of a table in CSV (RFC 4180). A text that a spreadsheet would run gets an apostrophe in front. */
export function csvCells(values: readonly (string | number)[]): string {
  return `${values.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
