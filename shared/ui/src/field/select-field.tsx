import type { ComponentProps } from 'react';
import { controlClass, splitWords, type FieldSize } from './control-look.js';
import { Field, type FieldWords } from './field.js';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends FieldWords, Omit<ComponentProps<'select'>, 'size' | 'required' | 'children'> {
  size?: FieldSize;
  options: readonly SelectOption[];
  /** Label of the empty option; without it the first option is selected. */
  placeholder?: string;
}

/** One of a list, with the browser's own select. */
export function SelectField(props: SelectFieldProps) {
  const [words, { size, className, id, options, placeholder, ...select }] = splitWords(props);
  return (
    <Field {...words} id={id}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={controlClass({ kind: 'select', size, invalid: Boolean(words.error), className })}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
