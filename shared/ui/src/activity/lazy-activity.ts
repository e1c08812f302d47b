import { lazyPage } from '@atrium/sdk';
import type { ActivityProps } from './activity.js';

/** Loaded with the first one. Needs a Suspense around it, as every page has. */
export const Activity = lazyPage<ActivityProps>(async () => ({
  default: (await import('./activity.js')).Activity,
}));
