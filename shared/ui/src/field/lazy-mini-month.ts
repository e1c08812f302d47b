import { lazyPage } from '@atrium/sdk';
import type { MiniMonthProps } from './mini-month.js';

/** Loaded with the first one. Needs a Suspense around it. */
export const MiniMonth = lazyPage<MiniMonthProps>(async () => ({
  default: (await import('./mini-month.js')).MiniMonth,
}));
