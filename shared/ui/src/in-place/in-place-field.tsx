import { t, useUnsavedWork } from '@atrium/sdk';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Note } from '../feedback/note.js';
import { useSaving, type SavingProps } from './use-saving.js';

interface InPlaceFieldProps extends SavingProps {
  onWrite: (text: string) => void;
}

/** Where a text is written in its place: leaving it saves, Esc leaves the text as it was. */
export function InPlaceField({ onWrite, ...saving }: InPlaceFieldProps) {
  const { label, lines = false, value, writing } = saving;
  const { save, close, busy, failed } = useSaving(saving);
  useUnsavedWork(writing.text !== value);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const saves = event.key === 'Enter' && (!lines || event.ctrlKey || event.metaKey);
    if (!saves && event.key !== 'Escape') return;
    event.preventDefault();
    // What is around it, such as a drawer, has keys of its own.
    event.stopPropagation();
    if (saves) void save(true);
    else close(true);
  };
  const leave = ({ target }: FocusEvent) => {
    // Another window was chosen; the field keeps the focus in this one.
    if (document.activeElement !== target) void save(false);
  };
  return (
    <div className="at-in-place-field">
      <textarea
        autoFocus
        className="form-control"
        dir="auto"
        rows={lines ? 5 : 1}
        aria-label={label}
        aria-invalid={failed !== null}
        aria-busy={busy}
        readOnly={busy}
        value={writing.text}
        onChange={({ target }) => onWrite(lines ? target.value : target.value.replaceAll('\n', ' '))}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onKeyDown={press}
        onBlur={leave}
      />
      {failed !== null && <FailedNote reason={failed} />}
    </div>
  );
}

const FailedNote = ({ reason }: { reason: string }) => (
  <Note tone="danger" live>
    {reason} {t('Your text is still here. Save it again, or press Esc to leave it as it was.')}
  </Note>
);
