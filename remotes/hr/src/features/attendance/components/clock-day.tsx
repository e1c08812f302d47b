import type { AttendanceDay } from '@atrium/contracts';
import { axisFor, type ShiftHours } from '../day-segments.rules.js';
import { useNow } from '../use-now.js';
import { AxisHours } from './axis-hours.js';
import css from './clock-card.module.scss';
import { DayBar } from './day-bar.js';

/** Today as a bar with its hours: the shift is outlined, work filled, breaks are notches, the line is now. */
export function ClockDay({ day, shift }: { day: AttendanceDay; shift: ShiftHours | null }) {
  const running = day.state === 'in' || day.state === 'break';
  const now = useNow(running);
  // A clock that is behind the server's must not take back what the server has counted.
  const asOf = running ? new Date(Math.max(now, Date.parse(day.asOf))).toISOString() : day.asOf;
  const live = { ...day, asOf };
  const axis = axisFor([live], shift ? [shift] : []);
  return (
    <div className={css.day}>
      <DayBar day={live} shift={shift} leave={null} axis={axis} isToday />
      <AxisHours axis={axis} />
    </div>
  );
}
