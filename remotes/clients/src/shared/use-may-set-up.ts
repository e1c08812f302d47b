import type { PERMISSION_TABLE, RouteGuard } from '@atrium/contracts';
import { useMayOpen } from '@atrium/sdk';

/** What of the clients' area a permission is about. */
export type ClientResource = (typeof PERMISSION_TABLE)['clientManagement'][number];

/** Those of which something is set up in the settings tab. */
export const SET_UP: readonly ClientResource[] = ['leads', 'proposals'];

const managersOf = (resource: ClientResource): RouteGuard => ({
  session: 'staff',
  permission: {
    allOf: (['update', 'approve'] as const).map((action) => ({ tab: 'clientManagement', resource, action })),
  },
});

/** Whether the person sets up what concerns a resource: a manager of it who may also change it. */
export function useMaySetUp(): (resource: ClientResource) => boolean {
  const mayOpen = useMayOpen();
  return (resource) => mayOpen(managersOf(resource));
}
