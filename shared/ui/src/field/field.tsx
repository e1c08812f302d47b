import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.js';

export interface FieldWords {
  label: ReactNode;
  /** Shown below the field unless there is an error. */
  help?: ReactNode;
  /** What is wrong and what would be right. */
  error?: ReactNode;
  /** Marks the label with `*` and for screen readers. It never disables saving. */
  required?: boolean;
  /** At the end of the label's line, such as "Forgot it?". */
  labelEnd?: ReactNode;
  /** Spans both columns of a form. */
  wide?: boolean;
}

/** Attributes that the control inside a Field must have. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export interface FieldProps extends FieldWords {
  id?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, then the control, then help or error in the same place. */
export function Field({ label, help, error, required, labelEnd, wide, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const control: ControlProps = {
    id: controlId,
    'aria-describedby': error || help ? hintId : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  };
  const name = (
    <label className="form-label" htmlFor={controlId}>
      {label} {required && <Star />}
    </label>
  );
  return (
    <div className={classNames('at-field', wide && 'is-wide')}>
      {labelEnd ? (
        <div className="at-field-head">
          {name}
          <span className="at-13">{labelEnd}</span>
        </div>
      ) : (
        name
      )}
      {children(control)}
      <Hint id={hintId} help={help} error={error} />
    </div>
  );
}

function Star() {
  return (
    <span className="at-req" aria-hidden="true">
      *
    </span>
  );
}

function Hint({ id, help, error }: { id: string; help: ReactNode; error: ReactNode }) {
  if (error)
    return (
      <div id={id} className="at-field-error">
        {error}
      </div>
    );
  if (help)
    return (
      <div id={id} className="form-text">
        {help}
      </div>
    );
  return null;
}
