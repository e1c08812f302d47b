import { formatDate, t } from '@atrium/sdk';
import { splitWords } from './control-look.js';
import { DayControl, useTypedDay, type DateInputProps } from './date-input.js';
import { Field, type FieldWords } from './field.js';
import { dayFault, parseDay } from './parse-day.rules.js';
import { readingOf } from './reading.js';

export interface DateFieldProps extends FieldWords, Omit<DateInputProps, 'invalid' | 'aria-label'> {}

const EXAMPLE = '2026-01-05';

function sayFault(typed: string): string {
  const fault = dayFault(typed);
  if (fault.kind === 'month')
    return t('There is no month {month}. The day comes first.', { month: String(fault.month) });
  if (fault.kind === 'words') return t('Enter a date, like {example}.', { example: formatDate(EXAMPLE) });
  const month = formatDate(fault.month, { month: 'long', year: 'numeric' });
  return t('{month} has {count, plural, one {# day} other {# days}}.', { month, count: fault.days });
}

/** How the text of a date is read, in the page's language. */
export const DAY_READING = {
  parse: (typed: string) => parseDay(typed),
  sayRead: (day: string) =>
    formatDate(day, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }),
  sayFault,
};

/** A business day as `2026-04-30`, shown as the language writes it: typed, or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const [words, { id, ...input }] = splitWords(props);
  const typed = useTypedDay(input);
  const { help = words.help, error = words.error } = readingOf(typed, DAY_READING);
  return (
    <Field {...words} id={id} help={help} error={error}>
      {(control) => <DayControl {...input} {...control} typed={typed} invalid={Boolean(error)} />}
    </Field>
  );
}
