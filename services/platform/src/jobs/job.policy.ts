import { passesCheck, type Check, type PermissionEntry, type Role } from '@atrium/contracts';

/** Who may watch and cancel everybody's jobs. */
export const JOB_WATCHERS: Check = { tab: 'admin' };

/** A job is its starter's own business, and the admins'. */
export function mayWatch(
  user: { id: string; role: Role; permissions: PermissionEntry[] },
  { createdBy }: { createdBy: string | null },
): boolean {
  return createdBy === user.id || passesCheck(user, JOB_WATCHERS);
}
