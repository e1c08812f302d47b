import type { ComponentProps } from 'react';
import type { IconName } from '../icon/icon-set.js';
import { Icon } from '../icon/icon.js';
import { controlClass, splitWords, type FieldSize } from './control-look.js';
import { Field, type FieldWords } from './field.js';

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'size' | 'required'> {
  size?: FieldSize;
  icon?: IconName;
}

/** A field for one line of text; `type` may be email, tel, url or number. */
export function TextField(props: TextFieldProps) {
  const [words, { size, icon, className, id, ...input }] = splitWords(props);
  return (
    <Field {...words} id={id}>
      {(control) => {
        const field = (
          <input
            type="text"
            {...input}
            {...control}
            className={controlClass({ kind: 'control', size, invalid: Boolean(words.error), className })}
          />
        );
        if (!icon) return field;
        return (
          <div className="at-field-affix">
            <Icon name={icon} />
            {field}
          </div>
        );
      }}
    </Field>
  );
}
