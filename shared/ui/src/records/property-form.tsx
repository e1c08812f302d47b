import { t } from '@atrium/sdk';
import {
  useEffect,
  useRef,
  type FocusEvent,
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Button } from '../button/button.js';
import { FormConflictNote } from '../form/form-conflict-note.js';
import { FormFailure } from '../form/form-failure.js';
import type { FormState } from '../form/form-state.js';
import { focusFirstField } from '../overlay/focus-first-field.js';

interface PropertyFormFrameProps {
  /** Of `usePropertyForm`. */
  form: FormState;
  onClose: () => void;
  /** The field. */
  children: ReactNode;
}

/** Around the field of a property: choosing from a list, Enter and leaving it save, Esc leaves it as it was. */
export function PropertyForm({ form, onClose, children }: PropertyFormFrameProps) {
  const { dirty, busy, failure, conflict, formProps } = form;
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => (place.current ? focusFirstField(place.current) : undefined), []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // What is around it, such as a drawer, has keys of its own; a list that is open closes first.
    event.stopPropagation();
    if (event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true') return;
    onClose();
  };
  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    // Another window was chosen; the field keeps the focus in this one.
    if (document.activeElement === target || busy) return;
    if (dirty) currentTarget.requestSubmit();
    else onClose();
  };
  const choose = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
  };
  return (
    <form
      {...formProps}
      ref={place}
      className="at-prop-form"
      onKeyDown={press}
      onBlur={leave}
      onChange={choose}
    >
      {children}
      <FormConflictNote conflict={conflict ?? null} />
      <FormFailure failure={failure} />
      <div className="at-actions">
        <Button size="xs" variant="ghost" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button size="xs" variant="primary" type="submit" busy={busy}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}
