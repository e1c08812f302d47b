import { lazyPage } from '@atrium/sdk';

/** Loaded when somebody arranges a page. Needs a Suspense around it, as every page has. */
export const Arrange = lazyPage(async () => ({ default: (await import('./arrange.js')).Arrange }));
