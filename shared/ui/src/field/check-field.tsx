import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names.js';
import { splitWords } from './control-look.js';
import type { FieldWords } from './field.js';

export interface CheckFieldProps
  extends
    Omit<FieldWords, 'labelEnd' | 'required'>,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'required'> {}

/** A check box with its label. */
export function CheckField(props: CheckFieldProps) {
  const [{ label, help, error, wide }, { className, id, ...input }] = splitWords(props);
  const ownId = useId();
  const controlId = id ?? ownId;
  const hint = error ?? help;
  return (
    <div className={classNames('form-check m-0', wide && 'is-wide')}>
      <input
        {...input}
        id={controlId}
        type="checkbox"
        className={classNames('form-check-input', Boolean(error) && 'is-invalid', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint ? `${controlId}-hint` : undefined}
      />
      <label className="form-check-label" htmlFor={controlId}>
        {label}
      </label>
      {hint && (
        <div id={`${controlId}-hint`} className={error ? 'at-field-error' : 'form-text'}>
          {hint}
        </div>
      )}
    </div>
  );
}
