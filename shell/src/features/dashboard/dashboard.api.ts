import type { PortalStore } from '@atrium/sdk';
import { listPinned } from '../../inbox/announcements.api.js';
import { listNextSteps } from './next-steps.api.js';

/** Asks for what the dashboard itself shows, before it is drawn for the first time. */
export const fetchDashboardData = (store: PortalStore): Promise<unknown> =>
  Promise.all([
    store.dispatch(listNextSteps.initiate(undefined, { subscribe: false })),
    store.dispatch(listPinned.initiate(undefined, { subscribe: false })),
  ]);
