import { daysBetween } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { useId } from 'react';
import { DayControl, useTypedDay, type DateInputProps } from './date-input.js';
import { DAY_READING } from './day-reading.js';
import type { FieldWords } from './field.js';
import { classNames } from '../class-names.js';
import { readingOf } from './reading.js';

type End = Omit<DateInputProps, 'size' | 'className' | 'invalid' | 'aria-label'> &
  Pick<FieldWords, 'error' | 'required'>;

export interface DateRangeFieldProps extends Pick<FieldWords, 'help' | 'wide'> {
  label: string;
  /** The first day. */
  from: End;
  /** The last day, which belongs to it. */
  to: End;
}

/** A first and a last day; it says how many days they are, and when they stand in the wrong order. */
export function DateRangeField({ label, help, wide, from, to }: DateRangeFieldProps) {
  const hintId = useId();
  const ends = [useTypedDay(from), useTypedDay(to)] as const;
  const [first, last] = ends.map(({ value }) => DAY_READING.parse(value));
  const days = first && last ? daysBetween(first, last) + 1 : null;
  const readings = ends.map((end) => readingOf(end, DAY_READING));
  const error =
    readings.find((each) => each.error)?.error ??
    (days !== null && days < 1 ? t('The last day comes before the first.') : undefined) ??
    from.error ??
    to.error;
  const length =
    days !== null && days > 0 ? t('{count, plural, one {# day} other {# days}}', { count: days }) : null;
  const hint = error ?? readings.find((each) => each.help)?.help ?? length ?? help;
  const input = ({ error: _error, required, ...end }: End, typed: (typeof ends)[number], name: string) => (
    <DayControl
      {...end}
      typed={typed}
      aria-label={t('{label}: {end}', { label, end: name })}
      aria-describedby={hintId}
      aria-required={required}
      aria-invalid={Boolean(error)}
      invalid={Boolean(error)}
    />
  );
  return (
    <fieldset className={classNames('at-field', wide && 'is-wide')}>
      <legend className="form-label">{label}</legend>
      <div className="at-range">
        {input(from, ends[0], t('From'))}
        <span aria-hidden="true">–</span>
        {input(to, ends[1], t('To'))}
      </div>
      <div id={hintId} className={error ? 'at-field-error' : 'form-text'}>
        {hint}
      </div>
    </fieldset>
  );
}
