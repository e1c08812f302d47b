import {
  PROPOSAL,
  type BulkProposals,
  type BulkReport,
  type CreateProposal,
  type Proposal,
  type Transition,
  type UpdateProposal,
} from '@atrium/contracts';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { refuseBlind } from '../owned/owner-choice.service.js';
import { priceOf, refuseChoices } from './proposal-choices.rules.js';
import { ProposalOutcomes } from './proposal-outcomes.service.js';
import { ProposalRecords } from './proposal-records.service.js';
import { ProposalRevision } from './proposal-revision.service.js';
import { ProposalSending } from './proposal-sending.service.js';
import type { ProposalSteps } from './proposal.record.js';
import { ProposalSupply } from './proposal-supply.service.js';

/** What is offered to clients. */
@Injectable()
export class ProposalService {
  readonly steps: ProposalSteps;

  constructor(
    { proposals }: ProposalRecords,
    private readonly db: TenantDb,
    private readonly supply: ProposalSupply,
    private readonly sending: ProposalSending,
    private readonly revision: ProposalRevision,
    private readonly outcomes: ProposalOutcomes,
  ) {
    this.steps = proposals;
  }

  /**
   * A draft of its author.
   * @throws {AppError} OWNER_CANNOT_OPEN on `ownerId`, PROPOSAL_CLIENT on `clientId`, PROPOSAL_SIGNERS on `signerIds`, PROPOSAL_PLACE_REASON on
   * `placeReason`, PROPOSAL_ONE_DISCOUNT on `discountAmount`, VALIDATION_FAILED on the wrong item
   */
  create(user: SignedInUser, given: CreateProposal): Promise<Proposal> {
    refuseBlind(user, { resource: 'proposals', field: 'ownerId' });
    return this.db.run(user.companyId, async () => {
      const { currency, timezone, taxed } = await this.supply.openGround(user, given);
      const { placeOverride = null, placeReason = null, discountAmount = null } = given;
      const values = { ...given, placeOverride, placeReason, discountAmount };
      await this.supply.checkSigners(given.signerIds, given);
      refuseChoices(values);
      const { supply, placeOfSupply } = await this.supply.of(taxed, placeOverride);
      const money = priceOf(values, { currency, supply });
      const place = { currency, timezone, supply, placeOfSupply, state: 'draft' as const, ownerId: user.id };
      return this.steps.create(user, { ...values, ...place, ...money });
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, PROPOSAL_SENT, and what `create` says beside fields */
  update(user: SignedInUser, id: string, { version, ...given }: UpdateProposal): Promise<Proposal> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: async (row) => {
        const next = { ...row, ...given };
        if (given.signerIds) await this.supply.checkSigners(given.signerIds, row);
        refuseChoices(next);
        const { taxed } = await this.supply.groundOf(user, row);
        const { supply, placeOfSupply } = await this.supply.of(taxed, next.placeOverride ?? null);
        return { ...given, supply, placeOfSupply, ...priceOf(next, { currency: row.currency, supply }) };
      },
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED, PROPOSAL_NO_ITEMS */
  submit(user: SignedInUser, id: string, { version }: Transition): Promise<Proposal> {
    return this.steps.run(user, {
      step: 'submit',
      id,
      version,
      change: ({ figures }) => {
        if (figures === null) throw new AppError(PROPOSAL.errors.PROPOSAL_NO_ITEMS);
        return {};
      },
    });
  }

  /** Of any version: that the client has opened it meanwhile is no reason to leave it open. */
  withdraw(user: SignedInUser, id: string): Promise<Proposal> {
    return this.db.run(user.companyId, async () => {
      const { version } = await this.steps.lock(user, id);
      return this.steps.run(user, {
        step: 'withdraw',
        id,
        version,
        change: () => ({}),
        after: (row) => this.outcomes.withdrawn(user, row),
      });
    });
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  bulk(user: SignedInUser, order: BulkProposals): Promise<BulkReport> {
    return this.steps.bulk.run(user, order, ({ id, version }) => {
      const { step } = order;
      if (step === 'update') return this.update(user, id, { ...order.values, version });
      if (step === 'send') return this.sending.send(user, id, { version, message: '' });
      if (step === 'resend') return this.sending.resend(user, id, { version, message: '' });
      if (step === 'revise') return this.revision.revise(user, id, { version });
      if (step === 'submit') return this.submit(user, id, { version });
      if (step === 'withdraw') return this.withdraw(user, id);
      return this.steps.run(user, { step, id, version, change: () => ({}) });
    });
  }
}
