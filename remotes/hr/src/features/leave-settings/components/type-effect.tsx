import { LEAVE_TYPE, type LeaveType, type LeaveTypeEffect } from '@atrium/contracts';
import { formatList, formatNumber, t } from '@atrium/sdk';
import { Note } from '@atrium/ui';
import { useDeferredValue } from 'react';
import { usePreviewLeaveTypeQuery } from '../leave-type-effect.api.js';

/** So many people are named. */
const NAMED = 5;

/** What changes the credits of a type. */
const EARNING = [
  ...(['quota', 'frequency', 'accrualDay', 'rounding', 'prorateJoiners'] as const),
  ...(['yearMonth', 'maxBalance', 'compOffExpiryDays'] as const),
];

interface TypeEffectProps {
  row: LeaveType;
  /** The form as it is filled in. */
  values: Record<string, unknown>;
}

/** Whom saving gives days at once, and from whom it takes some. */
export function TypeEffect({ row, values }: TypeEffectProps) {
  const earning = Object.fromEntries(EARNING.map((name) => [name, values[name]]));
  const said = LEAVE_TYPE.updateSchema.safeParse(useDeferredValue({ ...earning, version: row.version }));
  const changes = said.success && EARNING.some((name) => said.data[name] !== row[name]);
  const { currentData } = usePreviewLeaveTypeQuery(
    { id: row.id, ...(said.success ? said.data : { version: row.version }) },
    { skip: !changes },
  );
  if (!changes || !currentData) return null;
  const gain = currentData.items.filter(({ days }) => days > 0);
  const lose = currentData.items.filter(({ days }) => days < 0);
  if (gain.length + lose.length === 0) return <Note>{t('Saving changes no balance today.')}</Note>;
  return (
    <Note tone={lose.length > 0 ? 'warning' : 'info'}>
      {lose.length > 0 && (
        <p className="mb-0">
          {t('Saving takes days from {count, plural, one {# person} other {# people}}: {names}', {
            count: lose.length,
            names: inWords(lose),
          })}
        </p>
      )}
      {gain.length > 0 && (
        <p className="mb-0">
          {t('Saving credits {count, plural, one {# person} other {# people}} immediately: {names}', {
            count: gain.length,
            names: inWords(gain),
          })}
        </p>
      )}
    </Note>
  );
}

function inWords(items: LeaveTypeEffect['items']): string {
  const named = items
    .slice(0, NAMED)
    .map(({ employee, days }) => `${employee.name} ${formatNumber(days, { signDisplay: 'exceptZero' })}`);
  const more = items.length - named.length;
  return formatList(more > 0 ? [...named, t('{count} more', { count: more })] : named);
}
