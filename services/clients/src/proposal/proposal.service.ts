import {
  dayIn,
  PROPOSAL,
  type BulkProposals,
  type BulkReport,
  type CreateProposal,
  type Page,
  type Proposal,
  type ProposalQuery,
  type ProposalStateKey,
  type UpdateProposal,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Clock, TenantDb, Turns, type SignedInUser } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import type { Place } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { OwnedRecords } from '../owned/owned-records.service.js';
import { isOpen } from './expiry.rules.js';
import { priceOf, refuseChoices } from './proposal-choices.rules.js';
import { ProposalOutcomes } from './proposal-outcomes.service.js';
import { ProposalSending } from './proposal-sending.service.js';
import { OWNED_PROPOSALS, PROPOSALS, type ProposalRow, type ProposalSteps } from './proposal.record.js';
import { proposalSettings } from './proposal-settings.schema.js';
import { ProposalSupply } from './proposal-supply.service.js';

const DAY_MS = 86_400_000;

type Step = 'submit' | 'approve' | 'return' | 'withdraw';

const LEADS_TO: Record<Exclude<Step, 'withdraw'>, ProposalStateKey> = {
  submit: 'internal_review',
  approve: 'approved',
  return: 'draft',
};

/** What is offered to clients. */
@Injectable()
export class ProposalService {
  private readonly proposals: ProposalSteps;

  constructor(
    records: OwnedRecords,
    private readonly db: TenantDb,
    private readonly supply: ProposalSupply,
    private readonly sending: ProposalSending,
    private readonly outcomes: ProposalOutcomes,
    private readonly directory: UserDirectoryService,
    private readonly turns: Turns,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    this.proposals = records.of(PROPOSALS, OWNED_PROPOSALS, (user, rows) => this.complete(user, rows));
  }

  list(user: SignedInUser, query: ProposalQuery): Promise<Page<Proposal>> {
    return this.proposals.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<Proposal> {
    return this.proposals.get(user, id);
  }

  /**
   * A draft of its author.
   * @throws {AppError} PROPOSAL_CLIENT on `clientId`, PROPOSAL_SIGNERS on `signerIds`, PROPOSAL_PLACE_REASON on
   * `placeReason`, PROPOSAL_ONE_DISCOUNT on `discountAmount`, VALIDATION_FAILED on the wrong item
   */
  create(user: SignedInUser, given: CreateProposal): Promise<Proposal> {
    return this.db.run(user.companyId, async () => {
      const { currency, timezone, taxed } = await this.supply.openGround(user, given);
      const { placeOverride = null, placeReason = null, discountAmount = null } = given;
      const values = { ...given, placeOverride, placeReason, discountAmount };
      await this.supply.checkSigners(given.signerIds, given);
      refuseChoices(values);
      const { supply, placeOfSupply } = await this.supply.of(taxed, placeOverride);
      const money = priceOf(values, { currency, supply });
      const place = { currency, timezone, supply, placeOfSupply, state: 'draft' as const, ownerId: user.id };
      return this.proposals.steps.create(user, { ...values, ...place, ...money });
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, PROPOSAL_SENT, and what `create` says beside fields */
  update(user: SignedInUser, id: string, { version, ...given }: UpdateProposal): Promise<Proposal> {
    return this.proposals.run(user, {
      ...{ step: 'update', id, version },
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

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED, PROPOSAL_OWN, PROPOSAL_NO_ITEMS */
  take(user: SignedInUser, { step, id, version }: Place & { step: Step }): Promise<Proposal> {
    if (step === 'withdraw') return this.withdraw(user, id);
    return this.proposals.run(user, {
      ...{ step, id, version },
      change: (row) => {
        if (step === 'submit' && row.figures === null) throw new AppError(PROPOSAL.errors.PROPOSAL_NO_ITEMS);
        return { state: LEADS_TO[step] };
      },
    });
  }

  /** Of any version: that the client has opened it meanwhile is no reason to leave it open. */
  private withdraw(user: SignedInUser, id: string): Promise<Proposal> {
    return this.db.run(user.companyId, async () => {
      const { version } = await this.proposals.lock(user, id);
      return this.proposals.run(user, {
        ...{ step: 'withdraw', id, version },
        change: () => ({ state: 'withdrawn' as const }),
        after: (row) => this.outcomes.withdrawn(user, row),
      });
    });
  }

  /**
   * Gives it its number and mails each signer a link of their own.
   * @param more.message words of the sender to who signs
   * @param more.at of one that was sent earlier: when; it counts as open until its last day
   * @throws {AppError} NOT_FOUND, STALE_VERSION, PROPOSAL_NO_ITEMS, PROPOSAL_SIGNERS, PROPOSAL_REVIEW, PROPOSAL_PAST
   */
  send(
    user: SignedInUser,
    place: Place,
    { at, message = '' }: { at?: Date; message?: string } = {},
  ): Promise<Proposal> {
    const send = () =>
      this.proposals.run(user, {
        ...{ ...place, step: 'send' },
        change: (row) => this.sending.prepare(user, row, at),
        after: (row) => this.sending.mail(user, row, message),
      });
    // Waiting for the number holds no connection, so that many sendings together do not use them all up.
    return this.db.isRunning() ? send() : this.turns.take(`proposal numbers ${user.companyId}`, send);
  }

  /**
   * Those who have not signed get a new link by mail, and the one that they had ends.
   * @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED
   */
  resend(user: SignedInUser, place: Place, message = ''): Promise<Proposal> {
    return this.proposals.run(user, {
      ...{ ...place, step: 'resend' },
      change: (row) => {
        if (isOpen(row, this.clock.now().toISOString())) return {};
        throw new AppError('TRANSITION_REFUSED');
      },
      after: (row) => this.sending.mailAgain(user, row, message),
    });
  }

  /**
   * A link for one who signs, to pass it on in another way than by mail; the mailed one keeps working.
   * @throws {AppError} NOT_FOUND, TRANSITION_REFUSED, TOO_MANY_ATTEMPTS
   */
  copyLink(user: SignedInUser, id: string, signerId: string): Promise<{ link: string }> {
    return this.db.run(user.companyId, async () => {
      const row = await this.proposals.find(user, id);
      const link = await this.sending.copy(user, row, signerId);
      await this.proposals.steps.record({ step: 'copied', by: user, id, before: row });
      return { link };
    });
  }

  /**
   * A draft of the next version with the same content; the one that was sent stays open until that is sent.
   * @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED, PROPOSAL_REVISED, PROPOSAL_AGREED
   */
  revise(user: SignedInUser, { id, version }: Place): Promise<Proposal> {
    return this.db.run(user.companyId, async () => {
      // Revisions of the same proposal wait for each other at its first version.
      const { firstId } = await this.proposals.find(user, id);
      if (firstId !== null) await this.proposals.steps.rows.lock(firstId);
      const row = await this.proposals.lock(user, id);
      if (row.version !== version) throw new AppError('STALE_VERSION');
      const refusal = this.proposals.steps.rules.refuse('revise', row, user);
      if (refusal) throw new AppError(refusal);
      const made = await this.proposals.steps.create(user, await this.nextOf(user, row));
      await this.proposals.steps.record({ step: 'revise', by: user, id, before: row });
      return made;
    });
  }

  private async nextOf(user: SignedInUser, row: ProposalRow) {
    const {
      holderId: clientId,
      leadId,
      ownerId,
      title,
      intro,
      blocks,
      items,
      pricesIncludeTax,
      terms,
      signerIds,
    } = row;
    const { discount, discountAmount, placeOverride, placeReason, inOrder, number, currency, timezone } = row;
    const { validDays } = await this.settings.ofCompany(proposalSettings);
    const end = dayIn(new Date(this.clock.now().getTime() + validDays * DAY_MS), timezone);
    const { taxed } = await this.supply.groundOf(user, { clientId });
    const { supply, placeOfSupply } = await this.supply.of(taxed, placeOverride);
    const given = {
      title,
      intro,
      blocks,
      items,
      discount,
      discountAmount,
      pricesIncludeTax,
      terms,
      signerIds,
    };
    const place = { placeOverride, placeReason, placeOfSupply, inOrder };
    return {
      ...{ ...given, ...place, clientId, leadId, ownerId, number, currency, timezone, supply },
      state: 'draft' as const,
      ...{ firstId: row.firstId ?? row.id, versionNo: (row.versions[0]?.versionNo ?? 1) + 1 },
      validUntil: row.validUntil > end ? row.validUntil : end,
      ...priceOf(row, { currency, supply }),
    };
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkProposals): Promise<BulkReport> {
    return this.proposals.bulk(user, order, ({ id, version }) => {
      if (order.step === 'update') return this.update(user, id, { ...order.values, version });
      if (order.step === 'send') return this.send(user, { id, version });
      if (order.step === 'revise') return this.revise(user, { id, version });
      if (order.step === 'resend') return this.resend(user, { id, version });
      return this.take(user, { step: order.step, id, version });
    });
  }

  private complete(user: SignedInUser, rows: readonly ProposalRow[]): Promise<object[]> {
    return this.db.run(user.companyId, async () => {
      const ids = [...new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))];
      const names = await this.directory.listNames(user.companyId, ids);
      return rows.map(({ ownerId }) => ({
        owner: ownerId === null ? null : { id: ownerId, name: names.get(ownerId) ?? '' },
      }));
    });
  }
}
