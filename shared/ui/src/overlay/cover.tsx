import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusFirstField } from './focus-first-field.js';

export interface CoverProps {
  /** Names it for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * Covers the whole page, including open dialogs, and moves the focus to its own first field. The page below keeps its
 * state. The person cannot close it.
 */
export function Cover({ label, children }: CoverProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // The effect runs while the dialog is still in the page, because closing it returns the focus.
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
    // Chromium closes a dialog at the second Esc even if the first was prevented.
    dialog.addEventListener('close', show);
    // Otherwise a dialog below would close, or ask whether it may.
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
  // jsdom has no top layer, so there the style puts it above.
  if ('showModal' in dialog) dialog.showModal();
  else (dialog as HTMLDialogElement).setAttribute('open', '');
}
