import { showableColumns, type ListDescription } from '@atrium/contracts';

/** The chosen columns without unknown ones and duplicates, and with those that are always shown. */
export function fitColumns(description: ListDescription, chosen: readonly string[]): string[] {
  const columns = showableColumns(description);
  const known = [...new Set(chosen)].filter((key) => columns.some((column) => column.key === key));
  const always = columns.filter(({ display, key }) => display === 'always' && !known.includes(key));
  return [...always.map(({ key }) => key), ...known];
}

/** All columns with whether they are shown: the shown ones first, the others in the list's order. */
export function arrangeColumns(description: ListDescription, chosen: readonly string[]) {
  const columns = showableColumns(description);
  const shown = chosen.flatMap((key) => columns.filter((column) => column.key === key));
  const others = columns.filter(({ key }) => !chosen.includes(key));
  return [
    ...shown.map((column) => ({ ...column, shown: true })),
    ...others.map((column) => ({ ...column, shown: false })),
  ];
}

/** Moves a column by some places, at most to an end. */
export function moveColumn(chosen: readonly string[], key: string, steps: number): string[] {
  const from = chosen.indexOf(key);
  const to = Math.min(Math.max(from + steps, 0), chosen.length - 1);
  if (from < 0) return [...chosen];
  const rest = chosen.filter((other) => other !== key);
  return [...rest.slice(0, to), key, ...rest.slice(to)];
}
