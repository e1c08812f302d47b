import type { MaskedField } from '@atrium/contracts';
import { t, tellFailure } from '@atrium/sdk';
import { useEffect, useState } from 'react';
import { useShowNumberMutation, type Whose } from './personal.api.js';

/** Seconds after which a shown number hides, in case its reader has gone. */
export const SHOWN_FOR = 30;

interface Shown {
  field: MaskedField;
  value: string;
  left: number;
}

/** One number in full, for half a minute. Asking for it is recorded. */
export function useShownNumber(whose: Whose) {
  const [ask, { isLoading, reset }] = useShowNumberMutation();
  const [shown, setShown] = useState<Shown | null>(null);
  const field = shown?.field;
  useEffect(() => {
    if (!field) return undefined;
    const tick = setInterval(
      () => setShown((before) => (before && before.left > 1 ? { ...before, left: before.left - 1 } : null)),
      1_000,
    );
    return () => clearInterval(tick);
  }, [field]);
  const show = async (wanted: MaskedField) => {
    try {
      const { value } = await ask({ whose, field: wanted }).unwrap();
      setShown({ field: wanted, value, left: SHOWN_FOR });
      // Otherwise the store keeps it longer than the page shows it.
      reset();
    } catch (reason) {
      tellFailure(t('The number could not be shown'), reason);
    }
  };
  return { shown, busy: isLoading, show, hide: () => setShown(null) };
}
