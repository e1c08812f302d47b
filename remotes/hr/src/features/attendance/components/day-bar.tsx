import type { AttendanceDay } from '@atrium/contracts';
import { formatList, t } from '@atrium/sdk';
import { classNames } from '@atrium/ui';
import { clockTime, hoursInWords } from '../attendance.format.js';
import { axisFraction, daySegments, minuteReader, type DayAxis } from '../day-segments.rules.js';

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;

/** A person's day as a bar: filled parts are work, notches are breaks, the red line is now. */
export function DayBar({ day, axis, isToday }: { day: AttendanceDay; axis: DayAxis; isToday: boolean }) {
  return (
    <div className="at-tl-row" role="img" aria-label={inWords(day)}>
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
      {isToday && (
        <span
          className="at-now"
          style={{ insetInlineStart: percent(axisFraction(axis, minuteReader(day)(day.asOf))) }}
        />
      )}
    </div>
  );
}

function inWords(day: AttendanceDay): string {
  if (!day.firstInAt) return t('No punches');
  const from = clockTime(day.firstInAt, day.timezone);
  const parts = [
    day.state === 'out' && day.lastOutAt
      ? t('From {from} to {to}', { from, to: clockTime(day.lastOutAt, day.timezone) })
      : t('Since {from}', { from }),
    t('{hours} worked', { hours: hoursInWords(day.workedMinutes) }),
    ...(day.breakMinutes > 0 ? [t('{hours} of breaks', { hours: hoursInWords(day.breakMinutes) })] : []),
  ];
  return formatList(parts, { type: 'unit', style: 'short' });
}
