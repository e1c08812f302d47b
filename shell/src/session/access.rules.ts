import { isStaff, passesGuard, type CurrentUser, type RouteGuard } from '@atrium/contracts';

/** The result for a person who opens a page. */
export type Access =
  | { kind: 'open' }
  /** Shows "401 - Access Denied" instead of the page. */
  | { kind: 'denied' }
  /** `remember`: return to the page after signing in. */
  | { kind: 'redirect'; to: string; remember: boolean };

export interface Destination {
  guard: RouteGuard;
  /** Company code in the URL, lower-cased; null above /{companyCode}. */
  code: string | null;
  /** A client's own page or one opened by a mailed link, the only ones that a client may see. */
  forClients?: boolean;
}

const open: Access = { kind: 'open' };
const denied: Access = { kind: 'denied' };
const redirect = (to: string, remember = false): Access => ({ kind: 'redirect', to, remember });

export const COMPANY_CODE_PATH = '/companyCode';
export const signInPath = (code: string) => `/${code}/auth/login`;
export const clientSignInPath = (code: string) => `/${code}/auth/client/login`;
export const recoveryPath = (code: string) => `/${code}/auth/recoverpwd`;
export const lockPath = (code: string) => `/${code}/auth/lockscreen`;
export const isLockPath = (path: string) => /^\/[^/]+\/auth\/lockscreen\/?$/i.test(path);
export const agencyPath = (code: string) => `/${code}/auth/agency/details`;
const dashboardPath = (code: string) => `/${code}/dashboard`;
const clientHomePath = (code: string) => `/${code}/client/proposal`;

/** The start page: a client's only page, everybody else's dashboard. */
export const homePath = ({ role, company }: CurrentUser) =>
  role === 'client' ? clientHomePath(company.code) : dashboardPath(company.code);

/** Where somebody goes who has just accepted their invitation. */
export const firstPath = (user: CurrentUser) =>
  isStaff(user.role) ? `/${user.company.code}/employee/Onboarding` : homePath(user);

/**
 * The redirect rules of product specification 2.8, in this order: session, client confinement, company in the URL,
 * allowed roles, permission. Whether the page's remote is switched on is checked afterwards.
 */
export function decideAccess(user: CurrentUser | null, destination: Destination): Access {
  return user ? decideFor(user, destination) : decideForNobody(destination.guard);
}

/** The company's code is filled in there, and the sign-in leads back to the page. */
function decideForNobody({ session }: RouteGuard): Access {
  if (session === 'guest' || session === 'public') return open;
  return redirect(COMPANY_CODE_PATH, true);
}

function decideFor(user: CurrentUser, { guard, code, forClients = false }: Destination): Access {
  const { session } = guard;
  const isOther = code !== null && user.company.code !== code;
  if (!isStaff(user.role) && session !== 'client' && !forClients) return redirect(homePath(user));
  if (session === 'guest') return isOther ? open : redirect(homePath(user));
  if (isOther) return redirect(signInPath(code), session !== 'public');
  if (session === 'client' && isStaff(user.role)) return denied;
  return session === 'public' || passesGuard(user, guard) ? open : denied;
}
