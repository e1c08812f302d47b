import type { OwnField, OwnValue, Task } from '@atrium/contracts';
import { formatDate, formatNumber, t } from '@atrium/sdk';
import { useFlow } from './use-flows.js';

/** A value of an own field in words; empty for none. */
function sayOwnValue(
  { type }: Pick<OwnField, 'type'>,
  value: OwnValue | null | undefined,
  people: readonly { id: string; name: string }[],
): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (typeof value === 'number') return formatNumber(value);
  if (type === 'date') return formatDate(value);
  return type === 'person' ? (people.find(({ id }) => id === value)?.name ?? '') : value;
}

/** The own fields of a task in one line. */
export function OwnValuesText({ task: { tab, own, ownPeople } }: { task: Task }) {
  const { fields } = useFlow(tab);
  const said = fields.flatMap((field) => {
    const words = sayOwnValue(field, own?.[field.id], ownPeople);
    return words ? [`${field.label}: ${words}`] : [];
  });
  return <bdi>{said.join('; ')}</bdi>;
}
