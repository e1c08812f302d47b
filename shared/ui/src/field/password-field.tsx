import { t } from '@atrium/sdk';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '../button/icon-button.js';
import { classNames } from '../class-names.js';
import { controlClass, splitWords, type FieldSize } from './control-look.js';
import { Field, type FieldWords } from './field.js';

export interface PasswordFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'size' | 'type' | 'required'> {
  size?: FieldSize;
  /** `new-password` where a password is chosen, so that password managers suggest one. */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const [words, { size, className, id, ...input }] = splitWords(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...words} id={id}>
      {(control) => (
        <div className="at-field-affix">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={controlClass({
              kind: 'control',
              size,
              invalid: Boolean(words.error),
              className: classNames('has-affix-end', className),
            })}
          />
          <IconButton
            className="at-affix-end"
            icon={shown ? 'eye-off' : 'eye'}
            size="xs"
            label={shown ? t('Hide password') : t('Show password')}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
