import type { PermissionSubject } from '@atrium/contracts';

let told: PermissionSubject | null | undefined;

/** Why nobody could tell what the person may do; null when the permissions do. */
function explainFault(user: PermissionSubject | null): string | null {
  if (!user) return 'nobody is signed in';
  return Array.isArray(user.permissions) ? null : 'the permissions are missing or malformed';
}

/**
 * Product specification 6 and 8: a check that was denied because there is nobody, or nothing to tell by, is logged by its
 * caller as an error. Pages ask as often as they are drawn: it is logged once for each person.
 */
export function logDenial(user: PermissionSubject | null): void {
  const fault = explainFault(user);
  if (!fault || told === user) return;
  told = user;
  // oxlint-disable-next-line no-console -- the product specification asks for the log
  console.error(`A permission check was denied: ${fault}.`);
}
