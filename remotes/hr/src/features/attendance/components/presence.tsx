import type { BoardRow, Employee } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Dot } from '@atrium/ui';
import { useGetDayBoardQuery } from '../attendance.api.js';
import { clockTime } from '../attendance.format.js';

/** Whether an employee is in or away now, as the day board says it; nothing until that is known. */
export default function Presence({ row }: { row: Employee }) {
  const { currentData } = useGetDayBoardQuery({ search: `${row.firstName} ${row.lastName}` });
  const found = currentData?.items.find(({ employee }) => employee.id === row.id);
  if (!currentData || !found) return null;
  const { said, isIn } = sayPresence(found, currentData.dayOff);
  return (
    <>
      {' · '}
      <Dot tone={isIn ? 'success' : 'neutral'} /> {said}
    </>
  );
}

function sayPresence({ day, note }: BoardRow, dayOff: boolean): { said: string; isIn: boolean } {
  const { state, punches, timezone } = day;
  const since = punches.findLast(({ kind }) => kind === 'in')?.at ?? day.firstInAt;
  if (state === 'in' && since)
    return { said: t('in since {time}', { time: clockTime(since, timezone) }), isIn: true };
  if (state === 'break') return { said: t('on a break'), isIn: true };
  if (state === 'out') return { said: t('away, was in today'), isIn: false };
  if (note?.kind === 'leave') return { said: t('away, on leave'), isIn: false };
  if (dayOff || note?.kind === 'dayOff' || note?.kind === 'holiday')
    return { said: t('away, day off'), isIn: false };
  return { said: t('not in yet'), isIn: false };
}
