import type { ComponentProps } from 'react';
import { controlClass, splitWords } from './control-look.js';
import { Field, type FieldWords } from './field.js';

export interface TextAreaFieldProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'required'> {}

/** A field for several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const [words, { className, id, rows = 3, ...area }] = splitWords(props);
  return (
    <Field {...words} id={id}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={controlClass({ kind: 'control', invalid: Boolean(words.error), className })}
        />
      )}
    </Field>
  );
}
