import type { RouteGuard } from '@atrium/contracts';
import { useSession } from '@atrium/sdk';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { COMPANY_CODE_PATH, decideAccess, homePath } from './access.rules.js';
import { useAddressCode } from './use-address-code.js';
import { useDeparture } from './use-departure.js';
import { rememberClient } from './remembered-client.js';
import { forgetPage, readRememberedPage, rememberPage } from './remembered-page.js';

interface GuardedProps {
  guard: RouteGuard;
  /** A client may see the page: their own, or one opened by a mailed link. */
  forClients?: boolean;
  /** Shown instead of the page when role or permissions do not allow it. */
  denied?: ReactNode;
  children: ReactNode;
}

/** Shows a page to people whom its guard allows, and redirects everybody else. */
export function Guarded(props: GuardedProps) {
  return <GuardedPage key={useAddressCode()} {...props} />;
}

function GuardedPage({ guard, forClients = false, denied, children }: GuardedProps) {
  const { user } = useSession();
  const code = useAddressCode();
  const access = decideAccess(user, { guard, code, forClients });
  const [beganAsGuest] = useState(access.kind === 'open');
  useRememberedRole();
  switch (access.kind) {
    case 'open':
      return children;
    case 'denied':
      return denied;
    case 'redirect':
      if (guard.session === 'guest' && beganAsGuest) return <Arrived />;
      return user ? <Redirect {...access} /> : <Departed {...access} />;
  }
}

function useRememberedRole(): void {
  const role = useSession().user?.role;
  useEffect(() => {
    if (role) rememberClient(role === 'client');
  }, [role]);
}

interface RedirectProps {
  to: string;
  remember: boolean;
  state?: unknown;
}

function Redirect({ to, remember, state }: RedirectProps) {
  const { pathname, search, hash } = useLocation();
  const page = `${pathname}${search}${hash}`;
  useEffect(() => {
    if (remember) rememberPage(page);
  }, [remember, page]);
  return <Navigate to={to} state={state} replace />;
}

/**
 * Nobody is signed in. A person whose session was lost returns to this page after signing in; one who logged out does
 * not.
 */
function Departed({ to, remember }: RedirectProps) {
  const { last, leaving } = useDeparture();
  if (last === 'left' || leaving) return <Redirect to={COMPANY_CODE_PATH} remember={false} />;
  return <Redirect to={to} remember={remember} state={last === 'lost' ? { lost: true } : undefined} />;
}

/** A person who signed in on this page continues to the page they wanted. */
function Arrived() {
  const { user } = useSession();
  const [to] = useState(() => user && (readRememberedPage(user.company.code) ?? homePath(user)));
  useEffect(forgetPage, []);
  return to && <Navigate to={to} replace />;
}
