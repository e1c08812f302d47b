import { filterableColumns, sortsOf, type ListColumn, type ListDescription } from '@atrium/contracts';

/** A query of a list as in a URL. */
export type Question = Record<string, string>;

const NOBODY = '00000000-0000-7000-8000-000000000000';

/** The filters to try on a column: one that all rows match, one that few match, and one that none matches. */
function filtersOf(column: ListColumn, found: readonly string[]): string[] {
  switch (column.type) {
    case 'text':
      return ['a', 'nowhere to be found'];
    case 'choice':
      return column.options ? column.options.map(({ value }) => value) : [...found, NOBODY];
    case 'person':
      return [...found, NOBODY];
    case 'date':
      return ['2000-01-01..', '..2000-01-01'];
    case 'number':
      return ['0..', '999999999..'];
    case 'yesNo':
      return ['yes', 'no'];
  }
}

/** The values of a column in some answers, as a filter writes them. */
function valuesIn(answers: readonly object[], key: string): string[] {
  const values = answers.map((answer) => {
    const value: unknown = (answer as Readonly<Record<string, unknown>>)[key];
    const id = value instanceof Object && 'id' in value ? value.id : value;
    return typeof id === 'string' ? id.replace(/[\\,]/g, '\\$&') : null;
  });
  return [...new Set(values.filter((value) => value !== null))].slice(0, 3);
}

/**
 * All that a list is asked here: each order, each filter under the first order and the last one, and text.
 * @param answers some of its rows, for values that there are
 */
export function questionsOf(
  list: ListDescription,
  answers: readonly object[],
  texts: readonly string[],
): Question[] {
  const sorts: readonly string[] = sortsOf(list);
  const ends = [...new Set([sorts[0], sorts.at(-1)])].filter((sort) => sort !== undefined);
  const filters = filterableColumns(list).flatMap((column) =>
    filtersOf(column, valuesIn(answers, column.key)).map((value): Question => ({ [column.key]: value })),
  );
  return [
    ...sorts.map((sort) => ({ sort })),
    ...ends.flatMap((sort) =>
      [...filters, ...texts.map((search) => ({ search }))].map((asked) => ({ sort, ...asked })),
    ),
  ];
}
