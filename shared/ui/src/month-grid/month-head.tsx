import { t } from '@atrium/sdk';
import { sayDayNumber, sayWeekday } from '../calendar/calendar.format.js';
import { isWeekend } from '../calendar/days.rules.js';
import { classNames } from '../class-names.js';
import type { MonthGridProps } from './month-grid.types.js';

type MonthHeadProps<Row> = Pick<
  MonthGridProps<Row>,
  'head' | 'days' | 'today' | 'isOff' | 'isLocked' | 'sums'
>;

/** The days above the grid; they stay while it scrolls. */
export function MonthHead<Row>(props: MonthHeadProps<Row>) {
  const { head, days, today, isOff = isWeekend, isLocked, sums = [] } = props;
  return (
    <div role="row" aria-rowindex={1} className="at-mg-row at-mg-head">
      <div role="columnheader" className="at-mg-name">
        {head}
      </div>
      {days.map((day) => (
        <div
          key={day}
          role="columnheader"
          className={classNames(
            'at-mg-day',
            isOff(day) && 'is-off',
            day === today && 'is-today',
            isLocked?.(day) && 'is-locked',
          )}
          title={isLocked?.(day) ? t('Locked') : undefined}
        >
          {isLocked?.(day) && <span className="visually-hidden">{t('Locked')}</span>}
          <span>{sayWeekday(day, 'narrow')}</span> <b>{sayDayNumber(day)}</b>
        </div>
      ))}
      {sums.map(({ id, head: short, label }) => (
        <div key={id} role="columnheader" className="at-mg-sum" title={label}>
          <span aria-hidden="true">{short}</span>
          <span className="visually-hidden">{label}</span>
        </div>
      ))}
    </div>
  );
}
