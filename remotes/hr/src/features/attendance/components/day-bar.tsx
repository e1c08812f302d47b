import type { AttendanceDay } from '@atrium/contracts';
import { formatList, formatMinutes, t } from '@atrium/sdk';
import { classNames } from '@atrium/ui/widget';
import { clockTime } from '../attendance.format.js';
import {
  axisFraction,
  daySegments,
  minuteReader,
  shiftStretch,
  type DayAxis,
  type ShiftHours,
  type Stretch,
} from '../day-segments.rules.js';

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;

interface DayBarProps {
  day: AttendanceDay;
  shift: ShiftHours | null;
  /** Which part of the shift is leave. */
  leave: 'full' | 'firstHalf' | 'secondHalf' | null;
  axis: DayAxis;
  isToday: boolean;
}

/** A person's day as a bar: the outline is the shift, filled parts are work, notches breaks, the red line is now. */
export function DayBar({ day, shift, leave, axis, isToday }: DayBarProps) {
  const planned = shift && shiftStretch(shift);
  const off = leave && leaveStretch(planned ?? wholeOf(axis), leave);
  const now = minuteReader(day)(day.asOf);
  return (
    <div className="at-tl-row" role="img" aria-label={inWords(day)}>
      {planned && <Part axis={axis} stretch={planned} kind="shift" />}
      {off && <Part axis={axis} stretch={off} kind="leave" />}
      {daySegments(day).map((segment) => {
        const start = axisFraction(axis, segment.from);
        const size = axisFraction(axis, segment.to) - start;
        return (
          <span
            key={`${segment.kind}${String(segment.from)}`}
            className={classNames('at-tl-bar', segment.kind === 'break' && 'brk', segment.open && 'open')}
            style={{ insetInlineStart: percent(start), inlineSize: percent(size) }}
          />
        );
      })}
      {isToday && now >= axis.from * 60 && now <= axis.to * 60 && (
        <span className="at-now" style={{ insetInlineStart: percent(axisFraction(axis, now)) }} />
      )}
    </div>
  );
}

function Part({ axis, stretch, kind }: { axis: DayAxis; stretch: Stretch; kind: 'shift' | 'leave' }) {
  const start = axisFraction(axis, stretch.from);
  const size = axisFraction(axis, stretch.to) - start;
  return (
    <span
      className={classNames('at-tl-bar', kind)}
      style={{ insetInlineStart: percent(start), inlineSize: percent(size) }}
    />
  );
}

const wholeOf = ({ from, to }: DayAxis): Stretch => ({ from: from * 60, to: to * 60 });

function leaveStretch({ from, to }: Stretch, part: NonNullable<DayBarProps['leave']>): Stretch {
  const middle = (from + to) / 2;
  if (part === 'full') return { from, to };
  return part === 'firstHalf' ? { from, to: middle } : { from: middle, to };
}

function inWords(day: AttendanceDay): string {
  if (!day.firstInAt) return t('No punches');
  const from = clockTime(day.firstInAt, day.timezone);
  const parts = [
    day.state === 'out' && day.lastOutAt
      ? t('From {from} to {to}', { from, to: clockTime(day.lastOutAt, day.timezone) })
      : t('Since {from}', { from }),
    t('{hours} worked', { hours: formatMinutes(day.workedMinutes) }),
    ...(day.breakMinutes > 0 ? [t('{hours} of breaks', { hours: formatMinutes(day.breakMinutes) })] : []),
  ];
  return formatList(parts, { type: 'unit', style: 'short' });
}
