import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusFirstField } from './focus-first-field.js';

export interface CoverProps {
  /** Names it for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * Covers the whole page, open dialogs too, and takes the keyboard from it to its own first field; what is below stays as
 * it is. Nothing that the person presses takes it away.
 */
export function Cover({ label, children }: CoverProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // While it still stands in the page: closing it gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let stop: (() => void) | undefined;
    const show = () => {
      open(dialog);
      stop?.();
      stop = focusFirstField(dialog);
    };
    show();
    // Chromium closes a dialog at the second Esc, whatever is said to the first.
    dialog.addEventListener('close', show);
    // A dialog below would close, or ask whether it may.
    addEventListener('keydown', keepEscape, true);
    return () => {
      stop?.();
      dialog.removeEventListener('close', show);
      removeEventListener('keydown', keepEscape, true);
      if ('close' in dialog) dialog.close();
    };
  }, []);
  return (
    <dialog ref={ref} className="at-cover" aria-label={label} onCancel={(event) => event.preventDefault()}>
      {children}
    </dialog>
  );
}

function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

function open(dialog: HTMLDialogElement): void {
  if (dialog.open || !dialog.isConnected) return;
  // Without a top layer (jsdom) it still lies above by its style.
  if ('showModal' in dialog) dialog.showModal();
  else (dialog as HTMLDialogElement).setAttribute('open', '');
}
