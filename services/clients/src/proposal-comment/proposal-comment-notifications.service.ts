import { PROPOSAL } from '@atrium/contracts';
import { ClientAccounts } from '@atrium/identity';
import { ENV, Limiter, LiveEvents, TenantDb, type Env, type SignedInUser } from '@atrium/platform';
import { excerptOf, Mailer, words } from '@atrium/reach';
import { Inject, Injectable } from '@nestjs/common';
import { ProposalOutcomes } from '../proposal/proposal-outcomes.service.js';
import type { ProposalRow } from '../proposal/proposal.record.js';
import { ProposalCommentRepository } from '../proposal/proposal-comment.repository.js';
import { proposalCommentMail } from './proposal-comment.mail.js';

/** Several comments on a proposal are one mail. */
const MAILS = { limit: 1, windowSeconds: 900 };

type Concerned = Pick<ProposalRow, 'id' | 'ownerId' | 'title'> & { rootId: string };

/** Tells the other side of what was written about a proposal. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalCommentNotifications {
  constructor(
    private readonly comments: ProposalCommentRepository,
    private readonly outcomes: ProposalOutcomes,
    private readonly accounts: ClientAccounts,
    private readonly mailer: Mailer,
    private readonly live: LiveEvents,
    private readonly db: TenantDb,
    private readonly limiter: Limiter,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** A comment of the client, to those of the company who hear of the proposal. */
  async notifyCompany(
    proposal: Concerned,
    { name, text, copied }: { name: string; text: string; copied: boolean },
  ): Promise<void> {
    await this.refresh(proposal);
    const about = { name, title: proposal.title };
    await this.outcomes.notify(
      { ...proposal, kind: 'proposal.comment' },
      copied
        ? words('A comment on “{title}” came by a link copied for {name}', about)
        : words('{name} wrote about “{title}”', about),
      excerptOf(text),
    );
  }

  /** A comment of the company, by mail to who signs and to who has written. */
  async notifyClient(by: SignedInUser, proposal: Concerned): Promise<void> {
    await this.refresh(proposal);
    const { companyId, companyName: company, companyCode } = by;
    const asked = await this.comments.asked(proposal.id);
    const known = await this.accounts.list(
      companyId,
      asked.map(({ email }) => email),
    );
    const portal = `${this.env.publicUrl}/${companyCode}/client/proposal?open=${proposal.id}`;
    const signers = asked.map((to) => ({
      to,
      link: known.get(to.email)?.state === 'accepted' ? portal : null,
    }));
    const writers = await this.accounts.listActive(companyId, await this.comments.writers(proposal.rootId));
    const others = writers
      .filter(({ email }) => asked.every((each) => each.email !== email))
      .map(({ email }) => ({ to: { email, name: '' }, link: portal }));
    for (const { to, link } of [...signers, ...others])
      if (
        await this.limiter.allows(
          `proposal comment mail ${proposal.rootId} ${to.email}`,
          MAILS,
          this.db.current(),
        )
      )
        await this.mailer.send(proposalCommentMail({ to, company, title: proposal.title, link }), {
          languageOf: [],
        });
  }

  /** Open pages read the comments again: of the company who may read proposals, and of the client who sign in. */
  private async refresh({ id }: Concerned): Promise<void> {
    const emails = await this.comments.emailsAt(id);
    const accounts = await this.accounts.list(this.db.currentCompanyId(), emails);
    await this.live.publish(
      { type: 'invalidate', tags: ['ProposalComment'] },
      { check: PROPOSAL.check('read'), orUsers: [...accounts.values()].map((account) => account.id) },
    );
  }
}
