import { logout, type PortalStore } from '@atrium/sdk';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

/** Ends the session; the store handles the consequences, whoever called it. */
export function useLogout(): () => void {
  const dispatch = useDispatch<PortalStore['dispatch']>();
  return useCallback(() => void dispatch(logout()), [dispatch]);
}
