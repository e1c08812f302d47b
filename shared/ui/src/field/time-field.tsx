import { formatTimeOfDay, t } from '@atrium/sdk';
import type { KeyboardEvent } from 'react';
import { controlClass, splitWords, type FieldSize } from './control-look.js';
import { Field, type FieldWords } from './field.js';
import { parseTime, shiftTime } from './parse-time.rules.js';
import { readingOf } from './reading.js';
import type { TypedValueProps } from './typed-value.types.js';
import { typedProps, useTypedValue } from './use-typed-value.js';

export interface TimeFieldProps extends FieldWords, TypedValueProps {
  id?: string;
  size?: FieldSize;
}

const STEP_MINUTES = 15;
const TIME = /^\d{2}:\d{2}$/;
const say = (value: string) => (TIME.test(value) && parseTime(value) ? formatTimeOfDay(value) : value);

const READING = {
  parse: parseTime,
  sayRead: say,
  sayFault: () => t('Enter a time, like {example}.', { example: formatTimeOfDay('09:30') }),
};

/** A time of day as `09:30` in 24 hours; arrow keys step by a quarter of an hour. */
export function TimeField(props: TimeFieldProps) {
  const [words, { id, size, ...rest }] = splitWords(props);
  const typed = useTypedValue(rest, { parse: parseTime, say });
  const { error = words.error } = readingOf(typed, READING);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') typed.settle();
    const step = { ArrowUp: STEP_MINUTES, ArrowDown: -STEP_MINUTES }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = shiftTime(parseTime(typed.text) ?? '12:00', step);
    typed.type(next);
  };
  return (
    <Field {...words} id={id} error={error}>
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          inputMode="numeric"
          placeholder="00:00"
          {...control}
          {...typedProps(typed)}
          name={rest.name}
          onKeyDown={onKeyDown}
          className={controlClass({ kind: 'control', size, invalid: Boolean(error) })}
        />
      )}
    </Field>
  );
}
