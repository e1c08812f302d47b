import type { Proposal, PROPOSAL, StepBody } from '@atrium/contracts';
import { AppError, Clock, TenantDb, Turns, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { isOpen } from './expiry.rules.js';
import { ProposalPreparation } from './proposal-preparation.service.js';
import { ProposalRecords } from './proposal-records.service.js';
import type { ProposalSteps } from './proposal.record.js';
import { SignerLinks } from './signer-links.service.js';

type Sent<Step extends 'send' | 'resend'> = StepBody<typeof PROPOSAL, Step>;

/** How proposals come to those who sign them. */
@Injectable()
export class ProposalSending {
  readonly steps: ProposalSteps;

  constructor(
    { proposals }: ProposalRecords,
    private readonly db: TenantDb,
    private readonly preparation: ProposalPreparation,
    private readonly signers: SignerLinks,
    private readonly turns: Turns,
    private readonly clock: Clock,
  ) {
    this.steps = proposals;
  }

  /**
   * Gives it its number and mails each signer a link of their own.
   * @param more.at of one that was sent earlier: when; it counts as open until its last day
   * @throws {AppError} NOT_FOUND, STALE_VERSION, PROPOSAL_NO_ITEMS, PROPOSAL_SIGNERS, PROPOSAL_REVIEW, PROPOSAL_PAST
   */
  send(
    user: SignedInUser,
    id: string,
    { version, message, at }: Sent<'send'> & { at?: Date },
  ): Promise<Proposal> {
    const send = () =>
      this.steps.run(user, {
        step: 'send',
        id,
        version,
        change: (row) => this.preparation.of(user, row, at),
        after: (row) => this.signers.mail(user, row, message),
      });
    // Waiting for the number holds no connection, so that many sendings together do not use them all up.
    return this.db.isRunning() ? send() : this.turns.take(`proposal numbers ${user.companyId}`, send);
  }

  /**
   * Those who have not signed get a new link by mail, and the one that they had ends.
   * @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED
   */
  resend(user: SignedInUser, id: string, { version, message }: Sent<'resend'>): Promise<Proposal> {
    return this.steps.run(user, {
      step: 'resend',
      id,
      version,
      change: (row) => {
        if (isOpen(row, this.clock.now().toISOString())) return {};
        throw new AppError('TRANSITION_REFUSED');
      },
      after: (row) => this.signers.mailAgain(user, row, message),
    });
  }

  /**
   * A link for one who signs, to pass it on in another way than by mail; the mailed one keeps working.
   * @throws {AppError} NOT_FOUND, TRANSITION_REFUSED, TOO_MANY_ATTEMPTS
   */
  copyLink(user: SignedInUser, id: string, signerId: string): Promise<{ link: string }> {
    return this.db.run(user.companyId, async () => {
      // A new version that is sent meanwhile waits, and ends this link too.
      const row = await this.steps.lock(user, id);
      const link = await this.signers.copy(user, row, signerId);
      const signer = row.signers.find((each) => each.id === signerId)?.name;
      await this.steps.record({
        step: 'copied',
        by: user,
        id,
        before: row,
        ...(signer !== undefined && { also: { before: {}, after: { signer } } }),
      });
      return { link };
    });
  }
}
