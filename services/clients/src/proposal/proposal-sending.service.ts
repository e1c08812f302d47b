import { dayIn, PROPOSAL } from '@atrium/contracts';
import { AppError, Clock, createLinkToken, ENV, type Env, type SignedInUser } from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import type { Values } from '@atrium/records';
import { Inject, Injectable } from '@nestjs/common';
import { hashOf } from './proposal-content.rules.js';
import type { ProposalEntity } from './proposal.entity.js';
import { ProposalLinks } from './proposal-link.repository.js';
import { proposalMail } from './proposal.mail.js';
import { financialYear, proposalNumber } from './proposal-number.rules.js';
import { grossOf } from './proposal-prices.rules.js';
import type { ProposalRow } from './proposal.record.js';
import { needsReview } from './proposal-state.rules.js';

/** Series of the numbers, and the month in which India's financial year starts. */
const SERIES = { series: 'P', yearStartsMonth: 4 };
/** Up to ₹5,00,000 and 10 percent nobody else has to look at it. */
const REVIEW = { total: 50_000_000, discount: 10 };

/** Sends proposals: number, content that stays, and a link for each signer. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalSending {
  constructor(
    private readonly clock: Clock,
    private readonly links: ProposalLinks,
    private readonly mailer: Mailer,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** @throws {AppError} PROPOSAL_NO_ITEMS, PROPOSAL_SIGNERS on `signerIds`, PROPOSAL_REVIEW, PROPOSAL_PAST */
  async prepare(user: SignedInUser, row: ProposalRow): Promise<Values<ProposalEntity>> {
    const { figures, signers, state } = row;
    const now = this.clock.now();
    if (figures === null) throw new AppError(PROPOSAL.errors.PROPOSAL_NO_ITEMS);
    if (signers.length === 0 || signers.some(({ email }) => email === null))
      throw new AppError(PROPOSAL.errors.PROPOSAL_SIGNERS);
    if (row.validUntil < dayIn(now, row.timezone)) throw new AppError(PROPOSAL.errors.PROPOSAL_PAST);
    const reviewed = { total: figures.total, ...grossOf(figures) };
    if (state === 'draft' && needsReview(reviewed, REVIEW))
      throw new AppError(PROPOSAL.errors.PROPOSAL_REVIEW);
    const number = await this.number(user, now);
    const contentHash = hashOf({ ...row, number });
    return { state: 'sent', number, contentHash, sentAt: now };
  }

  /** To each signer, with a link of their own. */
  async mail(user: SignedInUser, row: ProposalRow): Promise<void> {
    const at = this.clock.now();
    await this.links.note({ proposalId: row.id, kind: 'sent', at });
    for (const { id, name, email } of row.signers) {
      if (email === null) continue;
      const { token, hash } = createLinkToken(user.companyId);
      await this.links.add(row.id, id, hash);
      const link = `${this.env.publicUrl}/${user.companyCode}/client/proposal#link=${token}`;
      const mail = { to: { email, name }, company: user.companyName, title: row.title, link };
      await this.mailer.send(proposalMail({ ...mail, validUntil: row.validUntil }), { languageOf: [] });
    }
  }

  /** @throws {Error} for a number that would be longer than the law allows */
  private async number({ companyTimezone }: SignedInUser, now: Date): Promise<string> {
    const series = { ...SERIES, timezone: companyTimezone };
    const at = now.toISOString();
    const next = await this.links.nextNumber(`${SERIES.series}/${financialYear(series, at)}`);
    const number = proposalNumber(series, at, next);
    if (number === null) throw new Error('The series of proposals is used up.');
    return number;
  }
}
