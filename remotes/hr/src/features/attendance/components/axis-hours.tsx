import { t } from '@atrium/sdk';
import { axisFraction, type DayAxis } from '../day-segments.rules.js';
import css from './axis-hours.module.scss';

/** More labels than these meet each other. */
const MOST_LABELS = 7;
const STEP_HOURS = 2;

/** The hours above the bars of the day board. */
export function AxisHours({ axis }: { axis: DayAxis }) {
  const hours: number[] = [];
  const step = STEP_HOURS * Math.ceil((axis.to - axis.from) / (STEP_HOURS * MOST_LABELS));
  for (let hour = axis.from + step; hour < axis.to; hour += step) hours.push(hour);
  return (
    <div className={css.axis}>
      <span className="visually-hidden">{t('Hours of the day')}</span>
      {hours.map((hour) => (
        <span
          key={hour}
          aria-hidden="true"
          style={{ insetInlineStart: `${(axisFraction(axis, hour * 60) * 100).toFixed(2)}%` }}
        >
          {String(hour % 24)}:00
        </span>
      ))}
    </div>
  );
}
