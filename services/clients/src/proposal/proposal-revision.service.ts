import { dayIn, type Proposal, type Transition } from '@atrium/contracts';
import { AppError, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { refusalOf } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { priceOf } from './proposal-choices.rules.js';
import { ProposalRecords } from './proposal-records.service.js';
import type { ProposalRow, ProposalSteps } from './proposal.record.js';
import { proposalSettings } from './proposal-settings.schema.js';
import { ProposalSupply } from './proposal-supply.service.js';
import { rootOf } from './version.rules.js';

const DAY_MS = 86_400_000;

/** Next versions of proposals that were sent. */
@Injectable()
export class ProposalRevision {
  readonly steps: ProposalSteps;

  constructor(
    { proposals }: ProposalRecords,
    private readonly db: TenantDb,
    private readonly supply: ProposalSupply,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    this.steps = proposals;
  }

  /**
   * A draft of the next version with the same content; the one that was sent stays open until that is sent.
   * @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED, PROPOSAL_REVISED, PROPOSAL_AGREED
   */
  revise(user: SignedInUser, id: string, { version }: Transition): Promise<Proposal> {
    return this.db.run(user.companyId, async () => {
      // Revisions of the same proposal wait for each other at its first version.
      const { firstId } = await this.steps.find(user, id);
      if (firstId !== null) await this.steps.rows.lock(firstId);
      const row = await this.steps.lock(user, id);
      if (row.version !== version) throw new AppError('STALE_VERSION');
      const refusal = refusalOf(this.steps.rules, { step: 'revise', row, by: user });
      if (refusal) throw new AppError(refusal);
      const made = await this.steps.create(user, await this.nextOf(user, row));
      await this.steps.record({ step: 'revise', by: user, id, before: row });
      return made;
    });
  }

  private async nextOf(user: SignedInUser, row: ProposalRow) {
    const { holderId: clientId, leadId, ownerId, number, currency, timezone } = row;
    const { validDays } = await this.settings.ofCompany(proposalSettings);
    const end = dayIn(new Date(this.clock.now().getTime() + validDays * DAY_MS), timezone);
    const { taxed } = await this.supply.groundOf(user, { clientId });
    const { supply, placeOfSupply } = await this.supply.of(taxed, row.placeOverride);
    return {
      ...writtenOf(row),
      placeOfSupply,
      clientId,
      leadId,
      ownerId,
      number,
      currency,
      timezone,
      supply,
      state: 'draft' as const,
      firstId: rootOf(row),
      versionNo: (row.versions[0]?.versionNo ?? 1) + 1,
      validUntil: row.validUntil > end ? row.validUntil : end,
      ...priceOf(row, { currency, supply }),
    };
  }
}

/** What was written into a proposal, which its next version begins with. */
function writtenOf(row: ProposalRow) {
  const { title, intro, blocks, items, discount, discountAmount, pricesIncludeTax, terms, signerIds } = row;
  const { placeOverride, placeReason, inOrder } = row;
  return {
    title,
    intro,
    blocks,
    items,
    discount,
    discountAmount,
    pricesIncludeTax,
    terms,
    signerIds,
    placeOverride,
    placeReason,
    inOrder,
  };
}
