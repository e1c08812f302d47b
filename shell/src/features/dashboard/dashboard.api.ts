import type { PortalStore } from '@atrium/sdk';
import { listPinned } from '../../inbox/announcements.api.js';
import { listNextSteps } from './next-steps.api.js';

/** Fetches the dashboard's own data before its first render. */
export const fetchDashboardData = (store: PortalStore): Promise<unknown> =>
  Promise.all([
    store.dispatch(listNextSteps.initiate(undefined, { subscribe: false })),
    store.dispatch(listPinned.initiate(undefined, { subscribe: false })),
  ]);
