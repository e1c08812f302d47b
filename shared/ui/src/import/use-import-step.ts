import { isApiFailure, t } from '@atrium/sdk';
import { useRef, useState } from 'react';

/** Allows one press at a time and keeps the message of a refusal. */
export function useImportStep() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; fields: Record<string, string> } | null>(null);
  // A second press can come before the button is rendered as busy.
  const running = useRef(false);
  const take = async (work: () => Promise<unknown>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (reason) {
      const error = isApiFailure(reason) ? reason.error : { message: t('That did not work. Try again.') };
      setFailure({ message: error.message, fields: ('fields' in error && error.fields) || {} });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, take };
}
