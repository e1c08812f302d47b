import { splitWords } from './control-look.js';
import { DayControl, useTypedDay, type DateInputProps } from './date-input.js';
import { Field, type FieldWords } from './field.js';
import { DAY_READING } from './day-reading.js';
import { readingOf } from './reading.js';

export interface DateFieldProps extends FieldWords, Omit<DateInputProps, 'invalid' | 'aria-label'> {}

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
