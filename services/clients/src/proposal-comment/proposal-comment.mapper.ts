import type { ProposalComments } from '@atrium/contracts';
import type { CommentRow } from '../proposal/proposal-comment.repository.js';

/** Without the account of who wrote it. */
export const toComments = (rows: readonly CommentRow[]): ProposalComments => ({
  items: rows.map(({ authorId: _, createdAt, ...shown }) => ({
    ...shown,
    createdAt: createdAt.toISOString(),
  })),
});
