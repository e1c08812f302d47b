import { dayMarkOf, addDays, weekdayOf, type AttendanceDate, type AttendanceMonth } from '@atrium/contracts';
import { formatDate, formatNumber, t } from '@atrium/sdk';
import { classNames, Dot } from '@atrium/ui';
import { lookOf, outcomeInWords } from '../attendance-date.format.js';
import { dayInWords, hoursAndMinutes } from '../attendance.format.js';
import css from './month-calendar.module.scss';

interface MonthCalendarProps {
  month: AttendanceMonth;
  onOpen: (day: AttendanceDate) => void;
}

/** Any Monday: only the names of its week's days are shown. */
const MONDAY = '2024-01-01';

/** The month as weeks; a press on a date says more about it. */
export function MonthCalendar({ month, onOpen }: MonthCalendarProps) {
  const first = month.dates[0]?.date ?? `${month.month}-01`;
  const blank = weekdayOf(first) - 1;
  return (
    <div className={css.weeks} role="group" aria-label={t('My month')}>
      {Array.from({ length: 7 }, (_, day) => (
        <span key={day} className={css.head} aria-hidden>
          {formatDate(addDays(MONDAY, day), { weekday: 'short' })}
        </span>
      ))}
      {blank > 0 && <span style={{ gridColumn: `span ${String(blank)}` }} />}
      {month.dates.map((day) => (
        <DateCell key={day.date} day={day} today={month.today} onOpen={onOpen} />
      ))}
    </div>
  );
}

interface DateCellProps {
  day: AttendanceDate;
  today: string;
  onOpen: (day: AttendanceDate) => void;
}

function DateCell({ day, today, onOpen }: DateCellProps) {
  const mark = dayMarkOf(day);
  const number = (
    <span className={classNames(css.number, day.date === today && css.today)}>
      {formatNumber(Number(day.date.slice(8)))}
    </span>
  );
  const off = day.weeklyOff || day.holiday !== null;
  const cell = classNames(css.cell, off && css.off);
  if (mark === 'none')
    return (
      <div className={cell}>
        {number}
        {off && <span className={css.word}>{day.holiday ?? t('Day off')}</span>}
      </div>
    );
  const said = outcomeInWords(day);
  return (
    <button
      type="button"
      className={cell}
      aria-label={t('{day}: {outcome}', { day: dayInWords(day.date), outcome: said })}
      onClick={() => onOpen(day)}
    >
      {number}
      <span className={css.word}>
        <Dot tone={lookOf(mark).tone} />
        <span className={css.said}>{said}</span>
      </span>
      {day.workedMinutes > 0 && <span className={css.hours}>{hoursAndMinutes(day.workedMinutes)}</span>}
    </button>
  );
}
