import {
  dayIn,
  figuresOf,
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
import { ClientDoor } from '../client/client-door.service.js';
import { OwnedRecords } from '../owned/owned-records.service.js';
import { refusedField, wrongField } from '../refused-field.rules.js';
import { ProposalSending } from './proposal-sending.service.js';
import { OWNED_PROPOSALS, PROPOSALS, type ProposalRow, type ProposalSteps } from './proposal.record.js';
import { proposalSettings } from './proposal-settings.schema.js';
import { ProposalSupply } from './proposal-supply.service.js';

const DAY_MS = 86_400_000;

type Step = 'submit' | 'approve' | 'return' | 'withdraw';

const LEADS_TO: Record<Step, ProposalStateKey> = {
  submit: 'internal_review',
  approve: 'approved',
  return: 'draft',
  withdraw: 'withdrawn',
};

/** What is offered to clients. */
@Injectable()
export class ProposalService {
  private readonly proposals: ProposalSteps;

  constructor(
    records: OwnedRecords,
    private readonly db: TenantDb,
    private readonly clients: ClientDoor,
    private readonly supply: ProposalSupply,
    private readonly sending: ProposalSending,
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

  /** A draft of its author. @throws {AppError} PROPOSAL_CLIENT on `clientId`, VALIDATION_FAILED on the wrong item */
  create(user: SignedInUser, given: CreateProposal): Promise<Proposal> {
    return this.db.run(user.companyId, async () => {
      const client = await this.clients.open(user, given.clientId).catch(() => {
        throw refusedField('clientId', PROPOSAL.errors.PROPOSAL_CLIENT);
      });
      const { currency, timezone } = client;
      const supply = await this.supply.of(client);
      const money = priceOf(given, { currency, supply });
      const place = { currency, timezone, supply, state: 'draft' as const, ownerId: user.id };
      return this.proposals.steps.create(user, { ...given, ...place, ...money });
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, PROPOSAL_SENT, VALIDATION_FAILED on the wrong item */
  update(user: SignedInUser, id: string, { version, ...given }: UpdateProposal): Promise<Proposal> {
    return this.proposals.run(user, {
      ...{ step: 'update', id, version },
      change: (row) => {
        const { currency, supply } = row;
        return { ...given, ...priceOf({ ...row, ...given }, { currency, supply }) };
      },
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED, PROPOSAL_OWN, PROPOSAL_NO_ITEMS */
  take(user: SignedInUser, { step, id, version }: Place & { step: Step }): Promise<Proposal> {
    return this.proposals.run(user, {
      ...{ step, id, version },
      change: (row) => {
        if (step === 'submit' && row.figures === null) throw new AppError(PROPOSAL.errors.PROPOSAL_NO_ITEMS);
        return { state: LEADS_TO[step] };
      },
    });
  }

  /**
   * Gives it its number and mails each signer a link of their own.
   * @throws {AppError} NOT_FOUND, STALE_VERSION, PROPOSAL_NO_ITEMS, PROPOSAL_SIGNERS, PROPOSAL_REVIEW, PROPOSAL_PAST
   */
  send(user: SignedInUser, place: Place): Promise<Proposal> {
    const send = () =>
      this.proposals.run(user, {
        ...{ ...place, step: 'send' },
        change: (row) => this.sending.prepare(user, row),
        after: (row) => this.sending.mail(user, row),
      });
    // Waiting for the number holds no connection, so that many sendings together do not use them all up.
    return this.db.isRunning() ? send() : this.turns.take(`proposal numbers ${user.companyId}`, send);
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
    const { holderId: clientId, ownerId, title, intro, items, discount, pricesIncludeTax, terms } = row;
    const { signerIds } = row;
    const { inOrder, number, currency, timezone } = row;
    const { validDays } = await this.settings.ofCompany(proposalSettings);
    const end = dayIn(new Date(this.clock.now().getTime() + validDays * DAY_MS), timezone);
    const supply = await this.supply.of(await this.clients.find(user, clientId));
    const given = { title, intro, items, discount, pricesIncludeTax, terms, signerIds, inOrder };
    return {
      ...{ ...given, clientId, ownerId, number, currency, timezone, supply, state: 'draft' as const },
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

/** @throws {AppError} VALIDATION_FAILED on the first wrong item */
function priceOf(
  given: Pick<CreateProposal, 'items' | 'discount' | 'pricesIncludeTax'>,
  money: Parameters<typeof figuresOf>[1],
) {
  const found = figuresOf(given, money);
  if ('wrong' in found) throw wrongField(found.wrong, PROPOSAL.errors.PROPOSAL_PRICES.message);
  return { figures: found.figures, total: found.figures?.total ?? 0 };
}
