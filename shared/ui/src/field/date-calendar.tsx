import { formatDate, language, t } from '@atrium/sdk';
import type { KeyboardEvent, RefObject } from 'react';
import { DayPicker, type Formatters, type Labels } from 'react-day-picker';
import '../../theme/dates.scss';
import { Button } from '../button/button.js';
import { useDirection } from '../window/use-direction.js';
import { usePhone } from '../window/use-phone.js';
import { CaptionList } from './caption-list.js';
import { FieldOverlay } from './field-overlay.js';
import { parseDay } from './parse-day.rules.js';

export interface DateCalendarProps {
  /** The field below which it opens. */
  place: RefObject<HTMLElement | null>;
  /** `2026-04-30`; any other text means no day. */
  day: string;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** A phone shows its own list, which is easier to turn by thumb. */
const SEARCHED = { Dropdown: CaptionList };

const FIRST = new Date(1940, 0, 1);
const YEARS_AHEAD = 30;

// The calendar library uses local dates of this machine.
const dateOf = (day: string) => new Date(`${day}T12:00:00`);
const dayOf = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const formatters: Partial<Formatters> = {
  formatDay: (at) => formatDate(dayOf(at), { day: 'numeric' }),
  // Arabic's only short form of a weekday is a single letter, so the long one is used.
  formatWeekdayName: (at) => formatDate(dayOf(at), { weekday: language() === 'ar' ? 'narrow' : 'short' }),
  formatMonthDropdown: (at) => formatDate(dayOf(at), { month: 'long' }),
  formatYearDropdown: (at) => formatDate(dayOf(at), { year: 'numeric' }),
};

const labels: Partial<Labels> = {
  labelGrid: (at) => formatDate(dayOf(at), { month: 'long', year: 'numeric' }),
  labelDayButton: (at) => formatDate(dayOf(at), { dateStyle: 'full' }),
  labelWeekday: (at) => formatDate(dayOf(at), { weekday: 'long' }),
  labelMonthDropdown: () => t('Month'),
  labelYearDropdown: () => t('Year'),
  labelNext: () => t('Next month'),
  labelPrevious: () => t('Previous month'),
  labelNav: () => t('Month'),
};

/** A month of days below a date field, with arrow keys. Esc closes only the calendar. */
export function DateCalendar({ place, day, onChoose, onClose }: DateCalendarProps) {
  const choose = (next: string) => {
    onChoose(next);
    onClose();
  };
  return (
    <FieldOverlay place={place}>
      {(ref, style) => (
        <div
          ref={ref}
          style={style}
          className="at-calendar"
          role="dialog"
          aria-label={t('Calendar')}
          onKeyDown={keepKeys(onClose)}
        >
          <Days day={day} onChoose={choose} />
          <div className="at-calendar-f">
            <Button size="xs" variant="ghost" onClick={() => choose('')}>
              {t('Clear')}
            </Button>
            <Button size="xs" variant="ghost" onClick={() => choose(dayOf(new Date()))}>
              {t('Today')}
            </Button>
          </div>
        </div>
      )}
    </FieldOverlay>
  );
}

/** Keeps Esc from reaching a dialog around the field, and Enter in a list from sending its form. */
const keepKeys = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  onClose();
};

function Days({ day, onChoose }: Pick<DateCalendarProps, 'day' | 'onChoose'>) {
  const direction = useDirection();
  const phone = usePhone();
  const known = parseDay(day);
  const selected = known === null ? undefined : dateOf(known);
  return (
    <DayPicker
      mode="single"
      autoFocus
      weekStartsOn={1}
      captionLayout="dropdown"
      showOutsideDays
      fixedWeeks
      dir={direction}
      selected={selected}
      defaultMonth={selected}
      startMonth={FIRST}
      endMonth={new Date(new Date().getFullYear() + YEARS_AHEAD, 11, 31)}
      formatters={formatters}
      labels={labels}
      components={phone ? {} : SEARCHED}
      onSelect={(at) => onChoose(dayOf(at ?? selected ?? new Date()))}
    />
  );
}
