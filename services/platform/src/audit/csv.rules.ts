/** A spreadsheet takes what begins so for a formula and runs it. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\n\r]/;

/** One line of a table in CSV (RFC 4180). A value that a spreadsheet would run gets an apostrophe in front. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
