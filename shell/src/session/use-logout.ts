import { logout, type PortalStore } from '@atrium/sdk';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

/** Ends the session; what follows from it follows from the store, whoever asked for it. */
export function useLogout(): () => void {
  const dispatch = useDispatch<PortalStore['dispatch']>();
  return useCallback(() => void dispatch(logout()), [dispatch]);
}
