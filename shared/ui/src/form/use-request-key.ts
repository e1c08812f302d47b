import { newRequestKey } from '@atrium/sdk';
import { useRef } from 'react';

/**
 * The idempotency key under which a form creates a record. It stays the same until the form is saved, so that retries
 * and double presses create one record.
 */
export function useRequestKey() {
  const key = useRef<string | null>(null);
  return {
    get: (): string => (key.current ??= newRequestKey()),
    /** Call after a success: the next submit creates another record. */
    renew: (): void => {
      key.current = null;
    },
  };
}
