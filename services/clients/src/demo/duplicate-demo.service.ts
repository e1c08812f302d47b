import type { DemoStaff } from '@atrium/identity';
import { Injectable } from '@nestjs/common';
import { ClientService } from '../client/client.service.js';
import { HOME } from '../home.rules.js';
import { NewLeads } from '../lead/new-leads.service.js';
import { DEMO_DUPLICATE_REASON, DEMO_DUPLICATES, DEMO_TWIN } from './duplicates.seed.js';

/** Leads and a client that the demo company has twice, through the same use cases that people use. */
@Injectable()
export class DuplicateDemo {
  constructor(
    private readonly leads: NewLeads,
    private readonly clients: ClientService,
  ) {}

  /** Inside `TenantDb.run` only, after the others are there. */
  async fill(staff: DemoStaff): Promise<void> {
    for (const { email, phone, owner, ...lead } of DEMO_DUPLICATES)
      await this.leads.create(staff.admin, {
        ...lead,
        services: [...lead.services],
        ownerId: staff[owner].id,
        value: null,
        probability: 10,
        emails: email === null ? [] : [email],
        phones: phone === null ? [] : [phone],
        expectedClose: null,
        nextAction: null,
        nextOn: null,
        nextTime: null,
        campaign: null,
        knownReason: DEMO_DUPLICATE_REASON,
      });
    const { contact, ...client } = DEMO_TWIN;
    const { email, phone, ...person } = contact;
    await this.clients.create(staff.admin, {
      ...client,
      code: null,
      type: 'company',
      status: 'prospect',
      ownerId: staff.lead.id,
      gstin: null,
      address: null,
      ...HOME,
      timezone: staff.admin.companyTimezone,
      website: null,
      services: [],
      tags: [],
      contacts: [{ ...person, role: null, signs: false, doNotCall: false, emails: [email], phones: [phone] }],
      knownReason: DEMO_DUPLICATE_REASON,
    });
  }
}
