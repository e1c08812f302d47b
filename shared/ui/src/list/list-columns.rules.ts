import { showableColumns, type ListDescription } from '@atrium/contracts';

/** Chosen columns as the list can show them: known ones, once each, and those that are always there. */
export function fitColumns(description: ListDescription, chosen: readonly string[]): string[] {
  const columns = showableColumns(description);
  const known = [...new Set(chosen)].filter((key) => columns.some((column) => column.key === key));
  const always = columns.filter(({ display, key }) => display === 'always' && !known.includes(key));
  return [...always.map(({ key }) => key), ...known];
}

/** The columns in their order, each with whether it shows: the shown ones first, the others as the list has them. */
export function arrangeColumns(description: ListDescription, chosen: readonly string[]) {
  const columns = showableColumns(description);
  const shown = chosen.flatMap((key) => columns.filter((column) => column.key === key));
  const others = columns.filter(({ key }) => !chosen.includes(key));
  return [
    ...shown.map((column) => ({ ...column, shown: true })),
    ...others.map((column) => ({ ...column, shown: false })),
  ];
}

/** Moves a column so many places; at the ends it stays. */
export function moveColumn(chosen: readonly string[], key: string, steps: number): string[] {
  const from = chosen.indexOf(key);
  const to = Math.min(Math.max(from + steps, 0), chosen.length - 1);
  if (from < 0) return [...chosen];
  const rest = chosen.filter((other) => other !== key);
  return [...rest.slice(0, to), key, ...rest.slice(to)];
}
