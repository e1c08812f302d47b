import type { CurrentUser } from '@atrium/contracts';
import { signedIn, type PortalStore } from '@atrium/sdk';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { markTouched } from './last-touch.js';

/** Returns a function that stores the person of an answer as signed in. */
export function useSignedIn(): (user: CurrentUser) => void {
  const dispatch = useDispatch<PortalStore['dispatch']>();
  return useCallback(
    (user) => {
      markTouched();
      dispatch(signedIn(user));
    },
    [dispatch],
  );
}
