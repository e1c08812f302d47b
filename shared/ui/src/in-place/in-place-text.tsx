import { t, toast, toFailure, useUnsavedWork } from '@atrium/sdk';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import '../../theme/in-place.scss';
import { classNames } from '../class-names.js';
import { Note } from '../feedback/note.js';

interface InPlaceTextProps {
  /** What the text is: "Title". */
  label: string;
  value: string;
  /** Shown while there is no text: "Add a description". */
  none?: string;
  /** Enter begins a line; Ctrl and Enter save. */
  lines?: boolean;
  /** Throws the server's refusal; the text then stays in the field. */
  onSave: (text: string) => Promise<unknown>;
}

/** A text that is changed where it stands: pressed, written, and saved by leaving it; Esc leaves it as it was. */
export function InPlaceText(props: InPlaceTextProps) {
  const { label, value, none, lines } = props;
  const [written, setWritten] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (focus: boolean) => {
    setWritten(null);
    if (focus) requestAnimationFrame(() => button.current?.focus());
  };
  if (written !== null) return <Field {...props} {...{ written, close }} onWrite={setWritten} />;
  return (
    <button
      ref={button}
      type="button"
      dir="auto"
      title={t('Change')}
      className={classNames('at-in-place', lines && 'is-lines', value === '' && 'at-muted')}
      onClick={() => {
        // Who marks words of it wants to copy them.
        if (getSelection()?.toString() === '') setWritten(value);
      }}
    >
      {value === '' ? (none ?? label) : value}
    </button>
  );
}

interface FieldProps extends InPlaceTextProps {
  written: string;
  onWrite: (text: string) => void;
  /** @param focus the text gets the focus that the field had */
  close: (focus: boolean) => void;
}

function Field({ label, lines = false, written, onWrite, ...more }: FieldProps) {
  const { save, busy, failed } = useSaving(more, written);
  useUnsavedWork(written !== more.value);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const saves = event.key === 'Enter' && (!lines || event.ctrlKey || event.metaKey);
    if (!saves && event.key !== 'Escape') return;
    event.preventDefault();
    // What is around it, such as a drawer, has keys of its own.
    event.stopPropagation();
    if (saves) void save(true);
    else more.close(true);
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
        value={written}
        onChange={({ target }) => onWrite(lines ? target.value : target.value.replaceAll('\n', ' '))}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onKeyDown={press}
        onBlur={leave}
      />
      {failed !== null && (
        <Note tone="danger" live>
          {failed} {t('Your text is still here. Save it again, or press Esc to leave it as it was.')}
        </Note>
      )}
    </div>
  );
}

function useSaving(
  { value, onSave, close }: Pick<FieldProps, 'value' | 'onSave' | 'close'>,
  written: string,
) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [begunWith] = useState(value);
  const there = useRef(true);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  const save = async (focus: boolean) => {
    if (busy) return;
    const text = written.trim();
    // Once that was said, saving again puts this text in the place of theirs.
    const isNews = failed === null && value !== begunWith;
    if (text === value.trim()) close(focus);
    else if (isNews) setFailed(t('Someone else has changed this text meanwhile.'));
    else await send(text, focus);
  };
  const send = async (text: string, focus: boolean) => {
    setBusy(true);
    setFailed(null);
    try {
      await onSave(text);
      close(focus);
    } catch (reason) {
      const { message, fields } = toFailure(reason).error;
      const words = Object.values(fields ?? {})[0] ?? message;
      setFailed(words);
      // It was closed with what is around it.
      if (!there.current) toast.error(words);
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, failed };
}
