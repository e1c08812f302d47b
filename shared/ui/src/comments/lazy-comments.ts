import type { SubjectPlace } from '@atrium/contracts';
import { lazyPage } from '@atrium/sdk';

/** Loaded with the first comments. Needs a Suspense around it, as every page has. */
export const Comments = lazyPage<SubjectPlace>(async () => ({
  default: (await import('./comments.js')).Comments,
}));
