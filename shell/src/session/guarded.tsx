import type { RouteGuard } from '@atrium/contracts';
import { useSession } from '@atrium/sdk';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AccessDenied } from './access-denied.js';
import { decideAccess, homePath, signInPath } from './access.rules.js';
import { useAddressCode } from './use-address-code.js';
import { useDeparture } from './use-departure.js';
import { rememberCompany } from './known-companies.js';
import { rememberClient } from './remembered-client.js';
import { forgetPage, readRememberedPage, rememberPage } from './remembered-page.js';

interface GuardedProps {
  guard: RouteGuard;
  children: ReactNode;
}

/** Shows a page to whom its guard lets in, and leads everybody else where they belong. */
export function Guarded(props: GuardedProps) {
  return <GuardedPage key={useAddressCode()} {...props} />;
}

function GuardedPage({ guard, children }: GuardedProps) {
  const { user } = useSession();
  const code = useAddressCode();
  const [beganAsGuest] = useState(user?.company.code !== code);
  useCompanyOfAddress();
  useRememberedRole();
  const access = decideAccess(user, { guard, code });
  switch (access.kind) {
    case 'open':
      return children;
    case 'denied':
      return <AccessDenied />;
    case 'redirect':
      if (guard.session === 'guest' && beganAsGuest) return <Arrived />;
      return user ? <Redirect {...access} /> : <Departed {...access} />;
  }
}

/** The code in the address wins: once it is known to be a company's, it is the one in use. */
function useCompanyOfAddress(): void {
  const { user } = useSession();
  const code = useAddressCode();
  const company = user?.company;
  useEffect(() => {
    if (company?.code === code) rememberCompany(company);
  }, [company, code]);
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

/** Nobody is here any more: whose session was lost comes back to this page, who logged out does not. */
function Departed({ to, remember }: RedirectProps) {
  const code = useAddressCode();
  const { last, leaving } = useDeparture();
  if (last === 'lost' && code)
    return <Redirect to={signInPath(code)} remember={remember} state={{ lost: true }} />;
  return <Redirect to={to} remember={remember && last !== 'left' && !leaving} />;
}

/** Somebody signed in on this very page: they go on to the page they came for. */
function Arrived() {
  const { user } = useSession();
  const [to] = useState(() => user && (readRememberedPage(user.company.code) ?? homePath(user)));
  useEffect(forgetPage, []);
  return to && <Navigate to={to} replace />;
}
