import { confirm, t } from '@atrium/sdk';
import { createContext, useContext, useEffect, useMemo, useRef } from 'react';

/** What happens to typed input when a dialog is closed: it is lost, or kept as a draft. */
export type Typed = 'none' | 'lost' | 'kept';

interface DialogLeave {
  /** Closes the dialog, after a question when input would be lost. */
  leave: () => void;
  setTyped: (typed: Typed) => void;
}

export const DialogLeaveContext = createContext<DialogLeave | null>(null);

const question = (typed: Typed) =>
  typed === 'kept'
    ? {
        title: t('Close without publishing?'),
        text: t('Your draft is kept in this browser.'),
        confirmText: t('Close and keep draft'),
        cancelText: t('Keep editing'),
      }
    : {
        title: t('Discard your changes?'),
        text: t('What you typed is not saved and cannot be restored.'),
        confirmText: t('Discard'),
        cancelText: t('Keep editing'),
        tone: 'danger' as const,
      };

/** All ways to close a dialog (Esc, the cross, Cancel, a press beside it) call `leave`. */
export function useDialogLeave(onClose: () => void): DialogLeave {
  const typed = useRef<Typed>('none');
  const asking = useRef(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  return useMemo(() => {
    const ask = async () => {
      asking.current = true;
      const sure = await confirm(question(typed.current));
      asking.current = false;
      if (sure) close.current();
    };
    return {
      leave: () => {
        if (typed.current === 'none') close.current();
        else if (!asking.current) void ask();
      },
      setTyped: (next) => {
        typed.current = next;
      },
    };
  }, []);
}

/** Tells the surrounding dialog that there is typed input. Outside of a dialog it does nothing. */
export function useTypedInDialog(typed: Typed): () => void {
  const dialog = useContext(DialogLeaveContext);
  useEffect(() => {
    dialog?.setTyped(typed);
    return () => dialog?.setTyped('none');
  }, [dialog, typed]);
  return () => dialog?.leave();
}
