import { splitWords } from './control-look.js';
import { DateInput, type DateInputProps } from './date-input.js';
import { Field, type FieldWords } from './field.js';

export interface DateFieldProps extends FieldWords, Omit<DateInputProps, 'invalid' | 'aria-label'> {}

/** A business day as `2026-04-30`, shown as the language writes it: typed, or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const [words, { id, ...input }] = splitWords(props);
  return (
    <Field {...words} id={id}>
      {(control) => <DateInput {...input} {...control} invalid={Boolean(words.error)} />}
    </Field>
  );
}
