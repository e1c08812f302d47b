import {
  LEAD,
  LEAD_NEEDS_ADDRESS,
  type CreateLead,
  type Lead,
  type LeadQuery,
  type Page,
  type UpdateLead,
} from '@atrium/contracts';
import { AppError, Clock, TenantDb, Turns, type SignedInUser } from '@atrium/platform';
import type { ListFilter, Place } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ContactValues } from '../contact/contact-values.service.js';
import { HOME } from '../home.rules.js';
import { KnownContacts } from '../match/known-contacts.service.js';
import { MergedIds } from '../owned/merged-ids.service.js';
import { OwnedRecords } from '../owned/owned-records.service.js';
import { OwnerChoice } from '../owned/owner-choice.service.js';
import { OwnerNames } from '../owned/owner-names.service.js';
import { OwnScope } from '../owned/own-scope.service.js';
import { refusedField, wrongField } from '../refused-field.rules.js';
import { LeadAssignment } from '../lead-rule/lead-assignment.service.js';
import { leadRulesTurn } from '../lead-rule/lead-rule.rules.js';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { LeadNotices } from './lead-notices.service.js';
import { LeadStart } from './lead-start.service.js';
import { LEADS, OWNED_LEADS, type LeadRow, type LeadSteps } from './lead.record.js';
import { nextAtOf, stageWith } from './lead.rules.js';

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
    private readonly choices: LeadChoices,
    private readonly start: LeadStart,
    private readonly assignment: LeadAssignment,
    private readonly notices: LeadNotices,
    private readonly turns: Turns,
    private readonly owners: OwnerChoice,
    private readonly merged: MergedIds,
    names: OwnerNames,
  ) {
    this.leads = records.of(LEADS, OWNED_LEADS, (user, rows) => names.of(user, rows));
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
  async create(user: SignedInUser, given: CreateLead): Promise<Lead> {
    const isManager = this.scope.isManager(user, 'leads');
    const answerDueAt = await this.start.due(user.companyId);
    const make = () => this.make(user, given, { isManager, answerDueAt });
    if (given.ownerId !== null || !isManager || this.db.isRunning()) return make();
    // Waiting for the rules holds no connection, so that many leads together do not use them all up.
    return this.turns.take(leadRulesTurn(user.companyId), make);
  }

  private make(
    user: SignedInUser,
    { knownReason, ...given }: CreateLead,
    { isManager, answerDueAt }: { isManager: boolean; answerDueAt: Date | null },
  ): Promise<Lead> {
    return this.db.run(user.companyId, async () => {
      const named = given.ownerId ?? (isManager ? null : user.id);
      await this.checkOwner(user, named);
      await this.choices.check(given);
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
        {
          ...values,
          ...why,
          ownerId,
          ...(await this.start.of(ownerId, answerDueAt)),
          nextAt: this.nextAt(user, given),
        },
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
        await this.choices.check(given, row);
        const byHand = given.ownerId !== undefined && given.ownerId !== row.ownerId;
        const why = byHand ? { givenRule: null, givenHow: null, handedFrom: null } : {};
        const nextAt = this.nextAt(user, { ...row, ...given });
        const values = { ...given, ...this.read(given), ...why, nextAt };
        refuseUnreachable({ ...row, ...values });
        const stage = stageWith(row.stage, given.ownerId ?? row.ownerId);
        if (stage === row.stage) return values;
        const stageKey = await this.choices.firstOf(stage);
        return { ...values, stage, stageKey, stageSince: this.clock.now() };
      },
      after: async (row) => {
        await this.keep(row);
        if (row.ownerId !== ownerBefore) await this.notices.given(user, row);
      },
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  archive(user: SignedInUser, place: Place & { step: 'archive' | 'restore' }): Promise<Lead> {
    return this.leads.move(user, place);
  }

  private nextAt(
    user: SignedInUser,
    { nextOn, nextTime }: Pick<LeadRow, 'nextOn' | 'nextTime'>,
  ): Date | null {
    return nextAtOf({ nextOn, nextTime }, user.companyTimezone);
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

  /** @throws {AppError} LEAD_OWNER, OWNER_CANNOT_OPEN on `ownerId` */
  private async checkOwner(user: SignedInUser, ownerId: string | null): Promise<void> {
    if (ownerId === null || ownerId === user.id) return;
    const place = { resource: 'leads', field: 'ownerId', stranger: LEAD.errors.LEAD_OWNER } as const;
    await this.owners.check([ownerId], place);
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
