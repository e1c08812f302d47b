import type { PortalStore } from '@atrium/sdk';
import { listAnnouncements } from '../../inbox/announcements.api.js';
import { listNextSteps } from './next-steps.api.js';
import { PINNED } from './pinned-announcements.js';

/** Asks for what the dashboard itself shows, before it is drawn for the first time. */
export const fetchDashboardData = (store: PortalStore): Promise<unknown> =>
  Promise.all([
    store.dispatch(listNextSteps.initiate(undefined, { subscribe: false })),
    store.dispatch(listAnnouncements.initiate(PINNED, { subscribe: false })),
  ]);
