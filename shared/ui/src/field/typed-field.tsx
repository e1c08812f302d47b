import type { ComponentProps, ReactNode } from 'react';
import { controlClass, splitWords, type FieldSize } from './control-look.js';
import { Field, type FieldWords } from './field.js';
import { readingOf } from './reading.js';
import type { TypedValueProps } from './typed-value.types.js';
import { typedProps, useTypedValue } from './use-typed-value.js';

export interface TypedFieldProps<T> extends FieldWords, TypedValueProps<T> {
  id?: string;
  size?: FieldSize;
  disabled?: boolean;
  placeholder?: string;
}

interface Way<T> {
  parse: (typed: string) => T | null;
  /** False for text that was typed and could not be read. */
  isValue: (value: T | string) => value is T;
  /** As it stands in the field. */
  say: (value: T) => string;
  sayRead: (value: T) => string;
  sayFault: (typed: string) => string;
  inputMode: ComponentProps<'input'>['inputMode'];
  /** Stands in front of the text: a sign. */
  sign?: ReactNode;
}

export const isNumber = (value: number | string): value is number => typeof value === 'number';

/** A field for a value that may be typed in several forms; it says what it read. */
export function TypedField<T extends number | string>({
  way,
  ...props
}: TypedFieldProps<T> & { way: Way<T> }) {
  const [words, { id, size, disabled, placeholder, ...bound }] = splitWords(props);
  const typed = useTypedValue<T>(bound, {
    parse: way.parse,
    say: (value) => (way.isValue(value) ? way.say(value) : String(value)),
  });
  const { help = words.help, error = words.error } = readingOf(typed, way);
  const look = { kind: 'control', size, invalid: Boolean(error) } as const;
  return (
    <Field {...words} id={id} help={help} error={error}>
      {(control) => (
        <span className={way.sign ? 'at-field-affix at-signed' : undefined}>
          {way.sign && (
            <span className="at-sign" aria-hidden="true">
              {way.sign}
            </span>
          )}
          <input
            type="text"
            autoComplete="off"
            dir={way.inputMode === 'text' ? 'auto' : 'ltr'}
            {...control}
            {...typedProps(typed)}
            name={bound.name}
            disabled={disabled}
            placeholder={placeholder}
            inputMode={way.inputMode}
            className={controlClass(look)}
          />
        </span>
      )}
    </Field>
  );
}
