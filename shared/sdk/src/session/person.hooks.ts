import {
  can,
  passesGuard,
  type Action,
  type CurrentUser,
  type RouteGuard,
  type Tab,
} from '@atrium/contracts';
import { useCallback, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { logDenial } from './denial-log.js';
import { useSession } from './session.hooks.js';

// Separate from the session, which sign-in needs: these load with the pages behind it.

/** The signed-in person. Throws when nobody is signed in, so it is only for pages behind a guard. */
export function useUser(): CurrentUser {
  const { user } = useSession();
  if (!user) throw new Error('useUser needs a signed-in person.');
  return user;
}

/** Whether the signed-in person has the permission; false without a session. */
export function useCan(tab: Tab, resource?: string, action?: Action): boolean {
  const { user } = useSession();
  const allowed = can(user, tab, resource, action);
  useEffect(() => {
    if (!allowed) logDenial(user);
  }, [allowed, user]);
  return allowed;
}

/** Whether the signed-in person may open what the guard protects. */
export function useMayOpen(): (guard: RouteGuard) => boolean {
  const { user } = useSession();
  return useCallback(
    (guard) => {
      const allowed = user !== null && passesGuard(user, guard);
      if (!allowed) logDenial(user);
      return allowed;
    },
    [user],
  );
}

/**
 * Turns a path below /{companyCode} into a path of the portal: `employee/Attendance` -> `/acme/employee/Attendance`.
 */
export function useCompanyPath(): (path: string) => string {
  const { user } = useSession();
  const { companyCode } = useParams();
  const code = user?.company.code ?? companyCode ?? '';
  return useCallback((path) => `/${code}/${path}`, [code]);
}
