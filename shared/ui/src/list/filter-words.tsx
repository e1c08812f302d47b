import type { FilterValue, ListColumn } from '@atrium/contracts';
import { formatDate, formatMoney, t } from '@atrium/sdk';
import type { ReactNode } from 'react';
import type { FilterExtra } from './filter-extras.types.js';

/** The text of a chip: operator and value. */
export function filterWords(column: ListColumn, value: FilterValue, extra: FilterExtra | undefined) {
  switch (value.type) {
    case 'text':
      return { operator: t('contains'), words: value.contains };
    case 'choice':
    case 'person':
      return {
        operator: value.oneOf.length > 1 ? t('is one of') : t('is'),
        words: valuesInWords(column, value.oneOf, extra),
      };
    case 'date':
    case 'number':
      return rangeInWords(column, value);
    case 'yesNo':
      return { operator: t('is'), words: value.yes ? t('Yes') : t('No') };
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

function rangeInWords(
  { money }: ListColumn,
  { type, from, to }: Extract<FilterValue, { from: string | null }>,
) {
  const sayNumber = (end: string) => (money === undefined ? end : formatMoney(Number(end), 'INR'));
  const say = (end: string) => (type === 'date' ? formatDate(end) : sayNumber(end));
  const operator = t('is');
  if (from !== null && to !== null) return { operator, words: <bdi>{`${say(from)} – ${say(to)}`}</bdi> };
  // Part of the value, because on a phone a chip shows no operator.
  if (from !== null) {
    const day = say(from);
    return {
      operator,
      words: type === 'date' ? t('since {day}', { day }) : t('at least {number}', { number: day }),
    };
  }
  const day = say(to ?? '');
  return {
    operator,
    words: type === 'date' ? t('until {day}', { day }) : t('at most {number}', { number: day }),
  };
}
