import { can, type PermissionSubject } from './permission.js';
import type { Action, Tab } from './permission-table.js';
import { isStaff, type Role } from './roles.js';

export interface PermissionCheck {
  tab: Tab;
  resource?: string | undefined;
  action?: Action | undefined;
}

/** A single permission, any of several, all of several, or, where permissions do not apply, one of some roles. */
export type Check =
  PermissionCheck | { anyOf: PermissionCheck[] } | { allOf: PermissionCheck[] } | { roles: readonly Role[] };

/** Who may open a route of the portal. Every part that is given must hold. */
export interface RouteGuard {
  session: 'public' | 'guest' | 'staff' | 'client';
  permission?: Check | undefined;
  allowedRoles?: Role[] | undefined;
  /** Open to all staff whatever the permission says; the server then answers with the person's own records only. */
  selfService?: true | undefined;
}

export function passesCheck(user: PermissionSubject | null | undefined, check: Check): boolean {
  if ('roles' in check) return user != null && check.roles.includes(user.role);
  const passes = ({ tab, resource, action }: PermissionCheck) => can(user, tab, resource, action);
  if ('anyOf' in check) return check.anyOf.some(passes);
  if ('allOf' in check) return check.allOf.every(passes);
  return passes(check);
}

/**
 * The part of a guard that depends on the person: first the roles, then the permission unless self-service opens it.
 */
export function passesGuard(user: PermissionSubject, guard: RouteGuard): boolean {
  if (guard.allowedRoles && !guard.allowedRoles.includes(user.role)) return false;
  if (guard.selfService && isStaff(user.role)) return true;
  return guard.permission ? passesCheck(user, guard.permission) : true;
}
