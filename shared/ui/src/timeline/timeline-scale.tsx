import { addDays, datesOf, weekdayOf } from '@atrium/contracts';
import { formatDate } from '@atrium/sdk';
import { sayDayNumber } from '../calendar/calendar.format.js';
import { isWeekend } from '../calendar/days.rules.js';
import { classNames } from '../class-names.js';
import { placeBar } from './bars.rules.js';
import type { BarDays, TimelineZoom } from './timeline.types.js';

interface TimelineScaleProps {
  span: BarDays;
  today: string;
  zoom: TimelineZoom;
  dayPx: number;
}

/** Months, and below them days, weeks or nothing. */
export function TimelineScale({ span, today, zoom, dayPx }: TimelineScaleProps) {
  const days = datesOf(span);
  const at = (day: string) => ({ insetInlineStart: placeBar({ from: day, to: day }, span, dayPx).start });
  const named = days.filter((day) => zoom === 'day' || (zoom === 'week' && weekdayOf(day) === 1));
  return (
    <div className="at-gantt-scale" aria-hidden="true">
      {monthsOf(days).map((month) => {
        const { start, width } = placeBar(month, span, dayPx);
        return (
          <span key={month.from} className="mo" style={{ insetInlineStart: start, inlineSize: width }}>
            <b>
              {formatDate(
                month.from,
                zoom === 'month' ? { month: 'short' } : { month: 'long', year: 'numeric' },
              )}
            </b>
          </span>
        );
      })}
      {named.map((day) => (
        <span
          key={day}
          className={classNames('da', day === today && 'is-today')}
          style={{ ...at(day), inlineSize: zoom === 'day' ? dayPx : undefined }}
        >
          {sayDayNumber(day)}
        </span>
      ))}
    </div>
  );
}

/** The shown days of each month. */
function monthsOf(days: readonly string[]): BarDays[] {
  const firsts = days.filter((day, index) => index === 0 || day.endsWith('-01'));
  return firsts.map((from, index) => {
    const next = firsts[index + 1];
    return { from, to: next ? addDays(next, -1) : (days.at(-1) ?? from) };
  });
}

/** The weekends behind the bars. */
export function OffDays({ span, dayPx }: Pick<TimelineScaleProps, 'span' | 'dayPx'>) {
  return datesOf(span)
    .filter(isWeekend)
    .map((day) => {
      const { start, width } = placeBar({ from: day, to: day }, span, dayPx);
      return (
        <span key={day} className="at-gantt-off" style={{ insetInlineStart: start, inlineSize: width }} />
      );
    });
}
