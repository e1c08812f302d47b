import { newRequestKey } from '@atrium/sdk';
import { useRef } from 'react';

/**
 * The key under which a form sends what it creates. It stays the same until the form was saved, whatever is pressed or
 * lost meanwhile: one filling-in of a form creates one record.
 */
export function useRequestKey() {
  const key = useRef<string | null>(null);
  return {
    get: (): string => (key.current ??= newRequestKey()),
    /** After a success: what is sent next is another record. */
    renew: (): void => {
      key.current = null;
    },
  };
}
