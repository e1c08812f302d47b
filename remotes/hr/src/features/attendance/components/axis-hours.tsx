import { t } from '@atrium/sdk';
import { axisFraction, type DayAxis } from '../day-segments.rules.js';
import css from './axis-hours.module.scss';

const STEP_HOURS = 2;

/** The hours above the bars of the day board. */
export function AxisHours({ axis }: { axis: DayAxis }) {
  const hours: number[] = [];
  for (let hour = axis.from + STEP_HOURS; hour < axis.to; hour += STEP_HOURS) hours.push(hour);
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
