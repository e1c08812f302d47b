import { passesCheck, type Check, type PermissionEntry, type Role } from '@atrium/contracts';

/** People with this permission may watch and cancel everybody's jobs. */
export const JOB_WATCHERS: Check = { tab: 'admin' };

interface Watcher {
  id: string;
  role: Role;
  permissions: PermissionEntry[];
}

export const mayWatchAll = (user: Watcher): boolean => passesCheck(user, JOB_WATCHERS);

/** A job may be watched by the person who enqueued it and by admins. */
export function mayWatch(user: Watcher, { createdBy }: { createdBy: string | null }): boolean {
  return createdBy === user.id || mayWatchAll(user);
}
