import { LEAVE_TYPE, type LeaveType } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Note } from '@atrium/ui';
import { useDeferredValue } from 'react';
import { usePreviewLeaveTypeQuery } from '../leave-effect.api.js';
import { changesInWords } from '../leave-effect.format.js';

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
            names: changesInWords(lose),
          })}
        </p>
      )}
      {gain.length > 0 && (
        <p className="mb-0">
          {t('Saving credits {count, plural, one {# person} other {# people}} immediately: {names}', {
            count: gain.length,
            names: changesInWords(gain),
          })}
        </p>
      )}
    </Note>
  );
}
