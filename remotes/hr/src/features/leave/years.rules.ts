/** Letters of a year in a date. */
export const YEARS = 4;

/** The years that dates lie in, the latest first. */
export const yearsOf = (dates: readonly string[]): string[] =>
  [...new Set(dates.map((date) => date.slice(0, YEARS)))].sort().toReversed();
