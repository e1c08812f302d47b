import { t } from '@atrium/sdk';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import '../../theme/dates.scss';
import { useDirection } from '../window/use-direction.js';
import { dateOf, DAY_FORMATTERS, DAY_LABELS, dayOf } from './day-picker.texts.js';

export interface MiniMonthProps {
  day: string;
  /** From Monday (1) to Sunday (7). */
  firstWeekday?: number;
  onChoose: (day: string) => void;
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A small month beside a page of days: one day has the focus, arrow keys move it, Enter shows it. */
export function MiniMonth({ day, firstWeekday = 1, onChoose }: MiniMonthProps) {
  const direction = useDirection();
  // The month can be turned without leaving the day; another day brings its own month.
  const [turned, setTurned] = useState({ day, month: dateOf(day) });
  const month = turned.day === day ? turned.month : dateOf(day);
  const selected = dateOf(day);
  return (
    <div className="at-calendar at-calendar-mini" role="group" aria-label={t('Month at a glance')}>
      <DayPicker
        mode="single"
        required
        showOutsideDays
        fixedWeeks
        weekStartsOn={(firstWeekday % 7) as Weekday}
        dir={direction}
        selected={selected}
        month={month}
        onMonthChange={(next) => setTurned({ day, month: next })}
        formatters={{ ...DAY_FORMATTERS, formatCaption: (at) => DAY_LABELS.labelGrid?.(at, undefined) ?? '' }}
        labels={DAY_LABELS}
        onSelect={(at) => onChoose(dayOf(at))}
      />
    </div>
  );
}
