import type { PermissionSubject } from '@atrium/contracts';

let told: PermissionSubject | null | undefined;

/** Why the permissions could not be evaluated; null when they could. */
function explainFault(user: PermissionSubject | null): string | null {
  if (!user) return 'nobody is signed in';
  return Array.isArray(user.permissions) ? null : 'the permissions are missing or malformed';
}

/**
 * Product specification 6 and 8: a check that is denied because there is no user, or malformed permissions, is logged
 * as an error by its caller. Pages check at every render, so it is logged once per person.
 */
export function logDenial(user: PermissionSubject | null): void {
  const fault = explainFault(user);
  if (!fault || told === user) return;
  told = user;
  // oxlint-disable-next-line no-console -- the product specification asks for the log
  console.error(`A permission check was denied: ${fault}.`);
}
