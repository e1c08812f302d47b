import { filterableColumns, parseFilter, type FilterValue, type ListDescription } from '@atrium/contracts';
import type { ListFilter } from './list-statement.rules.js';

/** What a filter applies to: the SQL of a column, or a function that makes the condition, at a moment. */
export type FilterSource = string | ((value: FilterValue, at: Date) => ListFilter);

/** The conditions of a validated query, for each filterable column that it names. */
export function describedFilters<Key extends string>(
  description: ListDescription,
  query: Readonly<Partial<Record<NoInfer<Key>, string | undefined>>>,
  { sources, at }: { sources: Record<Key, FilterSource>; at: Date },
): ListFilter[] {
  const texts: Readonly<Record<string, string | undefined>> = query;
  const places: Readonly<Record<string, FilterSource>> = sources;
  return filterableColumns(description).flatMap((column) => {
    const text = texts[column.key];
    const value = text === undefined ? null : parseFilter(column, text);
    const source = places[column.key];
    if (value === null || source === undefined) return [];
    return [typeof source === 'string' ? filterOn(source, value) : source(value, at)];
  });
}

function filterOn(column: string, value: FilterValue): ListFilter {
  switch (value.type) {
    case 'text':
      return { sql: `strpos(lower(${column}), lower(?)) > 0`, values: [value.contains] };
    case 'choice':
    case 'person':
      return { sql: `${column} in (${value.oneOf.map(() => '?').join(', ')})`, values: [...value.oneOf] };
    case 'date':
    case 'number':
      return rangeOf(column, value);
    case 'yesNo':
      return { sql: `${column} = ?`, values: [value.yes] };
  }
}

function rangeOf(column: string, { from, to }: { from: string | null; to: string | null }): ListFilter {
  const parts = [from === null ? null : `${column} >= ?`, to === null ? null : `${column} <= ?`];
  const isGiven = <T>(part: T | null): part is T => part !== null;
  return { sql: parts.filter(isGiven).join(' and '), values: [from, to].filter(isGiven) };
}
