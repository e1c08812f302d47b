import type { ProposalComments } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import type { CommentRow } from '../proposal/proposal-comment.repository.js';
import type { ProposalRow } from '../proposal/proposal.record.js';

/** Without the account of who wrote it. */
export const toComments = (rows: readonly CommentRow[]): ProposalComments => ({
  items: rows.map(({ authorId: _, createdAt, ...shown }) => ({
    ...{ ...shown, createdAt: createdAt.toISOString() },
  })),
});

/** One conversation for all versions. */
export const rootOf = ({ id, firstId }: Pick<ProposalRow, 'id' | 'firstId'>): string => firstId ?? id;

export const nameOf = ({ firstName, lastName }: SignedInUser): string => `${firstName} ${lastName}`.trim();
