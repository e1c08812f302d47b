import { Records } from '@atrium/records';
import { PROPOSAL, type ProposalComments as Shown } from '@atrium/contracts';
import { AppError, Clock, Limiter, nameOf, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ProposalCommentRepository } from '../proposal/proposal-comment.repository.js';
import { isOutside } from '../proposal/proposal-state.rules.js';
import { PROPOSALS, type ProposalSteps } from '../proposal/proposal.record.js';
import { rootOf } from '../proposal/version.rules.js';
import { ProposalCommentNotifications } from './proposal-comment-notifications.service.js';
import { toComments } from './proposal-comment.mapper.js';

const OF_COLLEAGUE = { limit: 20, windowSeconds: 60 };

/** What the company reads and answers about a proposal: one conversation for all versions. */
@Injectable()
export class ProposalComments {
  private readonly proposals: ProposalSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly limiter: Limiter,
    private readonly comments: ProposalCommentRepository,
    private readonly notifications: ProposalCommentNotifications,
  ) {
    this.proposals = records.of(PROPOSALS);
  }

  /** For those of the company who see the proposal. @throws {AppError} NOT_FOUND */
  list(user: SignedInUser, id: string): Promise<Shown> {
    return this.db.run(user.companyId, async () => {
      const row = await this.proposals.find(user, id);
      return toComments(await this.comments.list(rootOf(row)));
    });
  }

  /** The client hears by mail. @throws {AppError} NOT_FOUND, PROPOSAL_UNSENT, TOO_MANY_ATTEMPTS */
  answer(user: SignedInUser, id: string, text: string): Promise<Shown> {
    return this.db.run(user.companyId, async () => {
      const row = await this.proposals.find(user, id);
      const sent = row.versions.find(({ state }) => isOutside(state));
      if (!sent) throw new AppError(PROPOSAL.errors.PROPOSAL_UNSENT);
      const key = `proposal comments ${user.companyId} ${user.id}`;
      await this.limiter.hit(key, OF_COLLEAGUE, this.db.current());
      const rootId = rootOf(row);
      await this.comments.add(rootId, {
        side: 'company',
        authorId: user.id,
        author: nameOf(user),
        text,
        copied: false,
        createdAt: this.clock.now(),
      });
      await this.notifications.notifyClient(user, { ...row, id: sent.id, rootId });
      return toComments(await this.comments.list(rootId));
    });
  }
}
