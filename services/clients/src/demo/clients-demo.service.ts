import type { ContactDraft } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Injectable } from '@nestjs/common';
import { ClientService } from '../client/client.service.js';
import { DEMO_CLIENTS, type DemoClient } from './clients.seed.js';
import { LeadDemo } from './lead-demo.service.js';

/** The demo company's clients, through the same use cases that people use. */
@Injectable()
export class ClientsDemo {
  constructor(
    private readonly clients: ClientService,
    private readonly leads: LeadDemo,
  ) {}

  /** Inside `TenantDb.run` only. */
  async fill(staff: DemoStaff): Promise<void> {
    for (const [place, { owner, contacts, ...client }] of DEMO_CLIENTS.entries())
      await this.clients.create(staff.admin, {
        ...{ ...client, code: null, type: 'company', ownerId: staff[owner].id },
        ...{ gstin: null, address: null, country: 'IN', currency: 'INR', timezone: 'Asia/Kolkata' },
        ...{ website: null, tags: [] },
        contacts: contacts.map((contact, at) => draftOf(client.name, contact, place * 10 + at)),
      });
    await this.leads.fill(staff);
  }
}

/** Numbers of one block that the operators gave to nobody else in the demo. */
const FIRST_PHONE = 9_820_041_000;

function draftOf(
  company: string,
  [firstName, lastName, role, signs]: DemoClient['contacts'][number],
  number: number,
): ContactDraft {
  const domain = `${company.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`;
  return {
    ...{ firstName, lastName, role, signs: signs !== undefined, doNotCall: false },
    emails: [`${firstName.toLowerCase()}@${domain}`],
    phones: [`+91${String(FIRST_PHONE + number)}`],
  };
}
