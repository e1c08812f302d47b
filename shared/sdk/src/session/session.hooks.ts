import {
  can,
  passesGuard,
  type Action,
  type CurrentUser,
  type RouteGuard,
  type Tab,
} from '@atrium/contracts';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { SessionState } from './session.slice.js';

interface WithSession {
  session: SessionState;
}

export function useSession(): SessionState {
  return useSelector((state: WithSession) => state.session);
}

/** The signed-in person. Throws where nobody is signed in: only for pages behind a guard. */
export function useUser(): CurrentUser {
  const { user } = useSession();
  if (!user) throw new Error('useUser needs a signed-in person.');
  return user;
}

/** Whether the signed-in person may do this; nobody may do anything without a session. */
export function useCan(tab: Tab, resource?: string, action?: Action): boolean {
  return can(useSession().user, tab, resource, action);
}

/** Whether the signed-in person may open what this guard protects. */
export function useMayOpen(): (guard: RouteGuard) => boolean {
  const { user } = useSession();
  return useCallback((guard) => user !== null && passesGuard(user, guard), [user]);
}

/** Turns a path below /{companyCode} into an address of the portal: `employee/Attendance` -> `/acme/employee/Attendance`. */
export function useCompanyPath(): (path: string) => string {
  const { user } = useSession();
  const { companyCode } = useParams();
  const code = user?.company.code ?? companyCode ?? '';
  return useCallback((path) => `/${code}/${path}`, [code]);
}
