import { lazyPage } from '@atrium/sdk';
import type { TimelineProps } from './timeline.types.js';

/** Loaded with the first timeline. Needs a Suspense around it, as every page has. */
export const Timeline = lazyPage<TimelineProps>(async () => ({
  default: (await import('./timeline.js')).Timeline,
}));
