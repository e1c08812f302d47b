import type { ContactDraft, CreateClient, LEAD, StepBody } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CLIENTS, type ClientSteps } from '../client/client.record.js';
import { ClientService } from '../client/client.service.js';
import { ContactService } from '../client/contact.service.js';
import { HOME } from '../home.rules.js';
import type { LeadRow } from './lead.record.js';

/** Makes a client of a lead that is won, or finds the lead's place at one. Inside `TenantDb.run` only. */
@Injectable()
export class LeadClients {
  private readonly steps: ClientSteps;

  constructor(
    records: Records,
    private readonly clients: ClientService,
    private readonly contacts: ContactService,
  ) {
    this.steps = records.of(CLIENTS);
  }

  /** @returns the client's id @throws {AppError} NOT_FOUND, CLIENT_ARCHIVED, CLIENT_KNOWN, CLIENT_KNOWN_REASON */
  async take(
    user: SignedInUser,
    lead: LeadRow,
    { clientId, knownReason }: StepBody<typeof LEAD, 'convert'>,
  ): Promise<string> {
    if (clientId === null) return this.make(user, lead, knownReason);
    const client = await this.steps.open(user, { step: 'update', id: clientId });
    await this.contacts.create(user, { ...personOf(lead), clientId: client.id, isPrimary: false });
    return client.id;
  }

  private async make(user: SignedInUser, lead: LeadRow, knownReason: string | null): Promise<string> {
    const given: CreateClient = {
      name: lead.company ?? lead.name,
      code: null,
      type: lead.company ? 'company' : 'individual',
      status: 'active',
      ownerId: lead.ownerId,
      industry: null,
      gstin: null,
      address: null,
      city: lead.city,
      postalCode: null,
      ...HOME,
      timezone: user.companyTimezone,
      website: null,
      services: lead.services,
      tags: [],
      contacts: [personOf(lead)],
      knownReason,
    };
    const made = await this.clients.create(user, given, { lead: lead.id });
    return made.id;
  }
}

function personOf({ name, emails, phones }: LeadRow): ContactDraft {
  const [firstName = name, ...rest] = name.split(' ');
  const more = { role: null, signs: true, doNotCall: false };
  return { firstName, lastName: rest.join(' '), emails, phones, ...more };
}
