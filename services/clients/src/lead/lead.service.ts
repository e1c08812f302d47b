import {
  ANSWERED_LEAD_STAGES,
  LEAD,
  LEAD_NEEDS_ADDRESS,
  type BulkLeads,
  type BulkReport,
  type ConvertLead,
  type CreateLead,
  type Lead,
  type LeadQuery,
  type MoveLead,
  type Page,
  type UpdateLead,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Audit, Clock, TenantDb, Turns, type SignedInUser } from '@atrium/platform';
import type { ListFilter, Place } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ContactValues } from '../contact/contact-values.service.js';
import { HOME } from '../home.rules.js';
import { KnownContacts } from '../match/known-contacts.service.js';
import { MergedIds } from '../owned/merged-ids.service.js';
import { OwnedRecords } from '../owned/owned-records.service.js';
import { OwnScope } from '../owned/own-scope.service.js';
import { refusedField, wrongField } from '../refused-field.rules.js';
import { LeadAssignment } from '../lead-rule/lead-assignment.service.js';
import { leadRulesTurn } from '../lead-rule/lead-rule.rules.js';
import { LeadNotices } from './lead-notices.service.js';
import { LeadClients } from './lead-clients.service.js';
import { LEADS, OWNED_LEADS, type LeadRow, type LeadSteps } from './lead.record.js';
import { refuseMove, stageWith } from './lead.rules.js';

/** Those who may become clients. */
@Injectable()
export class LeadService {
  private readonly leads: LeadSteps;

  constructor(
    records: OwnedRecords,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly scope: OwnScope,
    private readonly values: ContactValues,
    private readonly known: KnownContacts,
    private readonly clients: LeadClients,
    private readonly assignment: LeadAssignment,
    private readonly notices: LeadNotices,
    private readonly turns: Turns,
    private readonly directory: UserDirectoryService,
    private readonly audit: Audit,
    private readonly merged: MergedIds,
  ) {
    this.leads = records.of(LEADS, OWNED_LEADS, (user, rows) => this.complete(user, rows));
  }

  list(user: SignedInUser, query: LeadQuery, more: ListFilter[] = []): Promise<Page<Lead>> {
    return this.leads.list(user, query, more);
  }

  /** One that was merged is the lead that it turned out to be. @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<Lead> {
    return this.db.run(user.companyId, async () =>
      this.leads.get(user, await this.merged.currentId('lead', id)),
    );
  }

  /**
   * Belongs to its maker unless another owner is named or the maker is a manager, for whom the rules decide.
   * @throws {AppError} LEAD_KNOWN, LEAD_KNOWN_REASON, LEAD_OWNER on `ownerId`, VALIDATION_FAILED on `emails`, `phones`
   */
  create(user: SignedInUser, given: CreateLead): Promise<Lead> {
    const isManager = this.scope.isManager(user, 'leads');
    const make = () => this.make(user, given, isManager);
    if (given.ownerId !== null || !isManager || this.db.isRunning()) return make();
    // Waiting for the rules holds no connection, so that many leads together do not use them all up.
    return this.turns.take(leadRulesTurn(user.companyId), make);
  }

  private make(user: SignedInUser, { knownReason, ...given }: CreateLead, isManager: boolean): Promise<Lead> {
    return this.db.run(user.companyId, async () => {
      const named = given.ownerId ?? (isManager ? null : user.id);
      await this.checkOwner(user, named);
      const values = { ...given, ...this.read(given) };
      refuseUnreachable(values);
      const refusal = await this.known.refuse(user, [givenOf(values)], { isManager, reason: knownReason });
      if (refusal === 'linkOnly') throw new AppError(LEAD.errors.LEAD_KNOWN);
      if (refusal === 'linkOrReason') throw refusedField('knownReason', LEAD.errors.LEAD_KNOWN_REASON);
      const [rule = null] = named === null ? await this.assignment.give([given]) : [];
      const ownerId = named ?? rule?.ownerId ?? null;
      const why = { givenRule: rule?.rule ?? null, givenHow: rule?.how ?? null };
      return this.leads.steps.create(
        user,
        { ...values, ...why, ownerId, stage: stageWith('new', ownerId), stageSince: this.clock.now() },
        {
          after: async (row) => {
            await this.keep(row);
            await this.notices.given(user, row);
          },
        },
      );
    });
  }

  /** Inside `TenantDb.run` only. @throws {AppError} NOT_FOUND, also of one that the person may not see */
  find(user: SignedInUser, id: string): Promise<LeadRow> {
    return this.leads.find(user, id);
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, LEAD_ARCHIVED, and as `create` */
  update(user: SignedInUser, id: string, { version, ...given }: UpdateLead): Promise<Lead> {
    let ownerBefore: string | null = null;
    return this.leads.run(user, {
      ...{ step: 'update', id, version },
      change: async (row) => {
        ownerBefore = row.ownerId;
        if (given.ownerId && given.ownerId !== row.ownerId) await this.checkOwner(user, given.ownerId);
        const byHand = given.ownerId !== undefined && given.ownerId !== row.ownerId;
        const why = byHand ? { givenRule: null, givenHow: null } : {};
        const values = { ...given, ...this.read(given), ...why };
        refuseUnreachable({ ...row, ...values });
        const stage = stageWith(row.stage, given.ownerId ?? row.ownerId);
        return stage === row.stage ? values : { ...values, stage, stageSince: this.clock.now() };
      },
      after: async (row) => {
        await this.keep(row);
        if (row.ownerId !== ownerBefore) await this.notices.given(user, row);
      },
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED and what the way of a lead refuses */
  move(user: SignedInUser, id: string, { version, ...to }: MoveLead): Promise<Lead> {
    return this.leads.run(user, {
      ...{ step: 'move', id, version },
      change: ({ stage: from, answeredAt, heldFrom }) => {
        const refusal = refuseMove({ ...to, from, heldFrom, isAdmin: user.role === 'admin' });
        if (refusal) throw refusalOf(refusal);
        const lost = to.stage === 'lost' ? to : { lostReason: null, lostNote: null };
        return {
          ...{ stage: to.stage, stageSince: this.clock.now() },
          answeredAt: answeredAt ?? (ANSWERED_LEAD_STAGES.includes(to.stage) ? this.clock.now() : null),
          ...{ lostReason: lost.lostReason, lostNote: lost.lostNote },
          heldFrom: to.stage !== 'on_hold' ? null : from === 'on_hold' ? heldFrom : from,
        };
      },
    });
  }

  /** The lead was reached for the first time. @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  answer(user: SignedInUser, place: Place): Promise<Lead> {
    const change = () => ({ answeredAt: this.clock.now() });
    return this.leads.run(user, { ...place, step: 'answer', change });
  }

  /**
   * Wins the lead. Asked again, it answers with the same client.
   * @throws {AppError} NOT_FOUND of the lead or the client, LEAD_ARCHIVED, ACCESS_DENIED
   */
  convert(user: SignedInUser, id: string, order: ConvertLead): Promise<Lead> {
    return this.db.run(user.companyId, async () => {
      const before = await this.leads.lock(user, id);
      if (before.archivedAt) throw new AppError(LEAD.errors.LEAD_ARCHIVED);
      if (before.clientId !== null) {
        this.audit.skip('lead.convert');
        return this.leads.steps.get(user, id);
      }
      const clientId = await this.clients.take(user, before, order);
      const now = this.clock.now();
      const answeredAt = before.answeredAt ?? now;
      const won = { clientId, stage: 'won' as const, stageSince: now, answeredAt, lostReason: null };
      await this.leads.steps.table.change(before, won, user.id);
      await this.leads.steps.record({ step: 'convert', by: user, id, before });
      return this.leads.steps.get(user, id);
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  archive(user: SignedInUser, place: Place & { step: 'archive' | 'restore' }): Promise<Lead> {
    return this.leads.move(user, place);
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkLeads): Promise<BulkReport> {
    return this.leads.bulk(user, order, ({ id, version }) => {
      if (order.step === 'update') return this.update(user, id, { ...order.values, version });
      if (order.step === 'archive' || order.step === 'restore')
        return this.archive(user, { step: order.step, id, version });
      throw new AppError('TRANSITION_REFUSED');
    });
  }

  private read(given: Partial<Pick<CreateLead, 'emails' | 'phones'>>) {
    return {
      ...(given.emails && { emails: this.values.emails('emails', given.emails) }),
      ...(given.phones && { phones: this.values.phones('phones', given.phones, HOME.country) }),
    };
  }

  private keep(row: LeadRow): Promise<void> {
    return this.known.keep({ kind: 'lead', id: row.id }, givenOf(row));
  }

  /** @throws {AppError} LEAD_OWNER on `ownerId` */
  private async checkOwner(user: SignedInUser, ownerId: string | null): Promise<void> {
    if (ownerId === null || ownerId === user.id) return;
    const [member] = await this.directory.listMembers(user.companyId, { ids: [ownerId] });
    if (!member) throw refusedField('ownerId', LEAD.errors.LEAD_OWNER);
  }

  private complete(user: SignedInUser, rows: readonly LeadRow[]): Promise<object[]> {
    return this.db.run(user.companyId, async () => {
      const ids = [...new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))];
      const names = await this.directory.listNames(user.companyId, ids);
      return rows.map(({ ownerId }) => ({
        owner: ownerId === null ? null : { id: ownerId, name: names.get(ownerId) ?? '' },
      }));
    });
  }
}

type Named = Pick<LeadRow, 'name' | 'company' | 'emails' | 'phones' | 'city'>;

const givenOf = ({ name, company, emails, phones, city }: Named) => ({
  ...{ person: name, company, emails, phones, city },
});

/** @throws {AppError} VALIDATION_FAILED on `phones` */
function refuseUnreachable({ emails, phones }: Pick<LeadRow, 'emails' | 'phones'>): void {
  if (emails.length === 0 && phones.length === 0) throw wrongField('phones', LEAD_NEEDS_ADDRESS);
}

function refusalOf(refusal: NonNullable<ReturnType<typeof refuseMove>>): AppError {
  const { LEAD_LOST_REASON, LEAD_LOST_NOTE } = LEAD.errors;
  if (refusal === LEAD_LOST_REASON) return refusedField('lostReason', LEAD_LOST_REASON);
  if (refusal === LEAD_LOST_NOTE) return refusedField('lostNote', LEAD_LOST_NOTE);
  return new AppError(refusal);
}
