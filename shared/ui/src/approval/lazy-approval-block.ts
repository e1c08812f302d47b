import { lazyPage } from '@atrium/sdk';
import type { ApprovalBlockProps } from './approval.types.js';

/** Loaded with the first approval. Needs a Suspense around it, as every page has. */
export const ApprovalBlock = lazyPage<ApprovalBlockProps>(async () => ({
  default: (await import('./approval-block.js')).ApprovalBlock,
}));
