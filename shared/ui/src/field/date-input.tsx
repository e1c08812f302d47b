import { formatDate, t } from '@atrium/sdk';
import { useId, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { IconButton } from '../button/icon-button.js';
import { classNames } from '../class-names.js';
import { controlClass, type FieldSize } from './control-look.js';
import { DAY_READING } from './day-reading.js';
import { parseDay } from './parse-day.rules.js';
import { readingOf } from './reading.js';
import type { TypedValueProps } from './typed-value.types.js';
import { useCalendar } from './use-calendar.js';
import { typedProps, useTypedValue } from './use-typed-value.js';

type Control = Pick<
  ComponentProps<'input'>,
  'id' | 'autoFocus' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
>;

export interface DateInputProps extends TypedValueProps, Control {
  size?: FieldSize;
  className?: string;
  invalid?: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const way = {
  parse: parseDay,
  say: (value: string) => (DAY.test(value) && parseDay(value) ? formatDate(value) : value),
};

/** The day of a date field, and what is typed in it. */
export const useTypedDay = (props: TypedValueProps) => useTypedValue(props, way);

/** A business day as `2026-04-30`, shown as the language writes it: typed, or chosen from a calendar. */
export function DateInput({ invalid = false, 'aria-describedby': said, ...props }: DateInputProps) {
  const typed = useTypedDay(props);
  const { error } = readingOf(typed, DAY_READING);
  const faultId = useId();
  const describedBy = [said, error && faultId].filter(Boolean).join(' ') || undefined;
  return (
    <>
      <DayControl
        {...props}
        typed={typed}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        invalid={invalid || Boolean(error)}
      />
      {error && (
        <span id={faultId} className="at-field-error">
          {error}
        </span>
      )}
    </>
  );
}

type DayControlProps = DateInputProps & { typed: ReturnType<typeof useTypedDay> };

export function DayControl({ size, invalid = false, className, typed, ...props }: DayControlProps) {
  const { value, defaultValue, onChange, onBlur, onCommit, ref, ...control } = props;
  const place = useRef<HTMLSpanElement>(null);
  const calendar = useCalendar(place);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') typed.settle();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    calendar.show();
  };
  const look = { kind: 'control', size, invalid, className: classNames('has-affix-end', className) } as const;
  return (
    <span ref={place} className="at-field-affix at-date" onBlur={calendar.onBlur}>
      <input
        type="text"
        autoComplete="off"
        placeholder={t('dd/mm/yyyy')}
        {...control}
        {...typedProps(typed)}
        onKeyDown={onKeyDown}
        className={controlClass(look)}
      />
      <IconButton
        className="at-affix-end"
        icon="calendar"
        size="xs"
        label={t('Open calendar')}
        aria-haspopup="dialog"
        aria-expanded={calendar.Calendar !== null}
        onClick={calendar.Calendar ? calendar.close : calendar.show}
      />
      {calendar.Calendar && (
        <calendar.Calendar place={place} day={typed.value} onChoose={typed.choose} onClose={calendar.close} />
      )}
    </span>
  );
}
