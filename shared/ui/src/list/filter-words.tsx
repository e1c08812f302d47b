import type { FilterValue, ListColumn } from '@atrium/contracts';
import type { ReactNode } from 'react';
import type { FilterExtra } from './filter-extras.types.js';

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** The words of a chip: operator and value. */
export function filterWords(column: ListColumn, value: FilterValue, extra: FilterExtra | undefined) {
  switch (value.type) {
    case 'text':
      return { operator: 'contains', words: value.contains };
    case 'choice':
    case 'person':
      return {
        operator: value.oneOf.length > 1 ? 'is one of' : 'is',
        words: valuesInWords(column, value.oneOf, extra),
      };
    case 'date':
    case 'number':
      return rangeInWords(value);
    case 'yesNo':
      return { operator: 'is', words: value.yes ? 'Yes' : 'No' };
  }
}

function valuesInWords(
  { options = [] }: ListColumn,
  values: readonly string[],
  { Value, options: own = [] }: FilterExtra = {},
): ReactNode {
  const [first = '', ...others] = values;
  const label = [...options, ...own].find(({ value }) => value === first)?.label;
  const words = label ?? (Value ? <Value value={first} /> : first);
  if (others.length === 0) return <bdi>{words}</bdi>;
  return (
    <>
      <bdi>{words}</bdi> + {others.length}
    </>
  );
}

function rangeInWords({ type, from, to }: Extract<FilterValue, { from: string | null }>) {
  const say = (end: string) => (type === 'date' ? day.format(new Date(`${end}T00:00:00Z`)) : end);
  if (from !== null && to !== null)
    return { operator: 'is', words: <bdi>{`${say(from)} – ${say(to)}`}</bdi> };
  // Within the value: on a phone a chip has no operator.
  if (from !== null)
    return { operator: 'is', words: `${type === 'date' ? 'since' : 'at least'} ${say(from)}` };
  return { operator: 'is', words: `${type === 'date' ? 'until' : 'at most'} ${say(to ?? '')}` };
}
