import type { LiveEvents } from '@atrium/platform';

/** Refreshes the person's own changes. Inside `TenantDb.run` only. */
export async function publishDetailChange(live: LiveEvents, userId: string | null): Promise<void> {
  if (userId)
    await live.publish({ type: 'invalidate', tags: ['DetailChange', 'Employee'] }, { users: [userId] });
}
