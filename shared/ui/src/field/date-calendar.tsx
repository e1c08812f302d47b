import { t } from '@atrium/sdk';
import type { KeyboardEvent, RefObject } from 'react';
import { DayPicker } from 'react-day-picker';
import '../../theme/dates.scss';
import { Button } from '../button/button.js';
import { useDirection } from '../window/use-direction.js';
import { usePhone } from '../window/use-phone.js';
import { CaptionList } from './caption-list.js';
import { dateOf, DAY_FORMATTERS, DAY_LABELS, dayOf } from './day-picker.texts.js';
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
      formatters={DAY_FORMATTERS}
      labels={DAY_LABELS}
      components={phone ? {} : SEARCHED}
      onSelect={(at) => onChoose(dayOf(at ?? selected ?? new Date()))}
    />
  );
}
