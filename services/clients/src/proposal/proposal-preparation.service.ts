import { dayIn, PROPOSAL, reviewReasons, type ProposalSettings } from '@atrium/contracts';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import type { Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { hashOf } from './proposal-content.rules.js';
import type { ProposalEntity } from './proposal.entity.js';
import { ProposalLinks } from './proposal-link.repository.js';
import { financialYear, proposalNumber } from './proposal-number.rules.js';
import type { ProposalRow } from './proposal.record.js';
import { proposalSettings } from './proposal-settings.schema.js';
import { ProposalVersions } from './proposal-versions.service.js';

/** Makes proposals ready to be sent: their number, and content that stays. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalPreparation {
  constructor(
    private readonly clock: Clock,
    private readonly links: ProposalLinks,
    private readonly settings: Settings,
    private readonly versions: ProposalVersions,
  ) {}

  /** @throws {AppError} PROPOSAL_NO_ITEMS, PROPOSAL_SIGNERS, PROPOSAL_REVIEW, PROPOSAL_PAST, PROPOSAL_AGREED */
  async of(user: SignedInUser, row: ProposalRow, now = this.clock.now()): Promise<Values<ProposalEntity>> {
    const { figures, signers, state } = row;
    if (figures === null) throw new AppError(PROPOSAL.errors.PROPOSAL_NO_ITEMS);
    if (signers.length === 0 || signers.some(({ email }) => email === null))
      throw new AppError(PROPOSAL.errors.PROPOSAL_SIGNERS);
    if (row.validUntil < dayIn(now, row.timezone)) throw new AppError(PROPOSAL.errors.PROPOSAL_PAST);
    const rules = await this.settings.ofCompany(proposalSettings);
    if (state === 'draft' && reviewReasons(figures, rules).length > 0)
      throw new AppError(PROPOSAL.errors.PROPOSAL_REVIEW);
    await this.versions.supersede(user, row);
    const number = row.number ?? (await this.number(user, { ...rules, now }));
    const contentHash = hashOf({ ...row, number });
    return { number, contentHash, sentAt: now };
  }

  /** @throws {Error} for a number that would be longer than the law allows */
  private async number(
    { companyTimezone: timezone }: SignedInUser,
    { series, yearStartsMonth, now }: Pick<ProposalSettings, 'series' | 'yearStartsMonth'> & { now: Date },
  ): Promise<string> {
    const given = { series, yearStartsMonth, timezone };
    const at = now.toISOString();
    const next = await this.links.nextNumber(`${series}/${financialYear(given, at)}`);
    const number = proposalNumber(given, at, next);
    if (number === null) throw new Error('The series of proposals is used up.');
    return number;
  }
}
