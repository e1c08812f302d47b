import { lazyPage } from '@atrium/sdk';
import type { PanesProps } from './panes.js';

/** Loaded with the first panes. Needs a Suspense around it, as every page has. */
export const Panes = lazyPage<PanesProps>(async () => ({ default: (await import('./panes.js')).Panes }));
