import { LEAD, type CreateLead, type Lead } from '@atrium/contracts';
import { AppError, refusedField, TenantDb, Turns, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { leadRulesTurn } from '../lead-rule/lead-rule.rules.js';
import { KnownContacts } from '../match/known-contacts.service.js';
import { isManager } from '../owned/owned-sight.rules.js';
import { LeadChecks } from './lead-checks.service.js';
import { LeadRecords } from './lead-records.service.js';
import { LeadStart } from './lead-start.service.js';
import type { LeadSteps } from './lead.record.js';
import { givenOf, nextAtOf } from './lead.rules.js';
import { SavedLeads } from './saved-leads.service.js';

/** Leads that somebody adds by hand. */
@Injectable()
export class NewLeads {
  private readonly leads: LeadSteps;

  constructor(
    { leads }: LeadRecords,
    private readonly db: TenantDb,
    private readonly checks: LeadChecks,
    private readonly known: KnownContacts,
    private readonly start: LeadStart,
    private readonly saved: SavedLeads,
    private readonly turns: Turns,
  ) {
    this.leads = leads;
  }

  /**
   * Belongs to its maker unless another owner is named or the maker is a manager, for whom the rules decide.
   * @throws {AppError} LEAD_KNOWN, LEAD_KNOWN_REASON, LEAD_OWNER on `ownerId`, VALIDATION_FAILED on `emails`, `phones`
   */
  async create(user: SignedInUser, given: CreateLead): Promise<Lead> {
    const manages = isManager(user, 'leads');
    const answerDueAt = await this.start.due(user.companyId);
    const make = () => this.make(user, given, { manages, answerDueAt });
    if (given.ownerId !== null || !manages || this.db.isRunning()) return make();
    // Waiting for the rules holds no connection, so that many leads together do not use them all up.
    return this.turns.take(leadRulesTurn(user.companyId), make);
  }

  private make(
    user: SignedInUser,
    { knownReason, ...given }: CreateLead,
    { manages, answerDueAt }: { manages: boolean; answerDueAt: Date | null },
  ): Promise<Lead> {
    return this.db.run(user.companyId, async () => {
      const ownerId = given.ownerId ?? (manages ? null : user.id);
      const values = { ...given, ...(await this.checks.read(user, { ...given, ownerId })) };
      const refusal = await this.known.refuse(user, [givenOf(values)], {
        isManager: manages,
        reason: knownReason,
      });
      if (refusal === 'linkOnly') throw new AppError(LEAD.errors.LEAD_KNOWN);
      if (refusal === 'linkOrReason') throw refusedField('knownReason', LEAD.errors.LEAD_KNOWN_REASON);
      const begun = await this.start.of(given, { ownerId, answerDueAt });
      const nextAt = nextAtOf(given, user.companyTimezone);
      return this.leads.create(
        user,
        { ...values, ...begun, nextAt },
        { after: (row) => this.saved.follow(user, row, null) },
      );
    });
  }
}
