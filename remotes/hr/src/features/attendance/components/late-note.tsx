import type { AttendanceMonth } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { Note } from '@atrium/ui';
import { useGetMyLateMonthQuery } from '../lateness.api.js';

/** What the late days of one's month cost, or would cost; nothing as long as all of them are free. */
export function LateNote({ month: { month, totals } }: { month: AttendanceMonth }) {
  const { currentData } = useGetMyLateMonthQuery({ month });
  if (!currentData) return null;
  const { decision, policy } = currentData;
  if (decision?.outcome === 'confirmed')
    return (
      <Note tone="warning">
        {t('Late days: {lates}. Days taken off for them: {days}.', {
          days: formatNumber(decision.days),
          lates: formatNumber(decision.lates),
        })}
      </Note>
    );
  if (decision || !policy || policy.latesPerHalfDay === 0 || totals.lates <= policy.latesFree) return null;
  return (
    <Note tone="info">
      {t(
        'Late days this month: {lates}. The first {free} are free; every {step} after that may cost half a day.',
        {
          lates: formatNumber(totals.lates),
          free: formatNumber(policy.latesFree),
          step: formatNumber(policy.latesPerHalfDay),
        },
      )}
    </Note>
  );
}
