import { Clock, TenantDb } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import type { Lead } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { KnownContacts } from '../match/known-contacts.service.js';
import type { LeadEntity } from './lead.entity.js';
import { LEADS, type LeadRow } from './lead.record.js';
import { LeadStart } from './lead-start.service.js';
import { givenOf, stageWith } from './lead.rules.js';

/** What is known of a lead that comes by itself. */
export type ReceivedLead = Pick<
  LeadRow,
  'name' | 'company' | 'emails' | 'phones' | 'source' | 'services' | 'city' | 'value' | 'campaign' | 'utm'
>;

/** Leads that come by themselves, such as from a web form. Inside `TenantDb.run` only. */
@Injectable()
export class LeadArrivals {
  private readonly leads: RecordSteps<LeadRow, LeadEntity, Lead>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly known: KnownContacts,
    private readonly start: LeadStart,
    private readonly choices: LeadChoices,
  ) {
    this.leads = records.of(LEADS);
  }

  /**
   * One that comes by itself, such as from a web form; nobody is its maker. Who calls has asked whether it is known.
   * Inside `TenantDb.run` only.
   */
  async receive(given: ReceivedLead): Promise<LeadRow> {
    const answerDueAt = await this.start.due(this.db.currentCompanyId());
    const begun = await this.start.of(given, { ownerId: null, answerDueAt });
    const [id = ''] = await this.leads.table.insert([{ ...given, ...begun }], null);
    await this.known.keep({ kind: 'lead', id }, givenOf(given));
    return this.leads.record({ step: 'create', by: null, id });
  }

  /** A lead that was lost asks again; others stay as they are. Inside `TenantDb.run` only. */
  async returned(id: string): Promise<LeadRow> {
    const before = await this.leads.rows.lock(id);
    if (before.mergedIntoId !== null) return this.returned(before.mergedIntoId);
    if (before.stage !== 'lost') return before;
    const back = stageWith('recycled', before.ownerId);
    const stageKey = await this.choices.firstOf(back);
    const lost = { lostReason: null, lostNote: null };
    const values = { stage: back, stageKey, stageSince: this.clock.now(), ...lost };
    await this.leads.table.change(before, values, null);
    return this.leads.record({ step: 'move', by: null, id, before });
  }
}
