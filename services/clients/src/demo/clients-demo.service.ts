import type { ContactDraft } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ClientService } from '../client/client.service.js';
import { DEMO_CLIENTS, type DemoClient } from './clients.seed.js';
import { ConversationDemo } from './conversation-demo.service.js';
import { DuplicateDemo } from './duplicate-demo.service.js';
import { FormDemo } from './form-demo.service.js';
import { LeadDemo } from './lead-demo.service.js';
import { OnboardingDemo } from './onboarding-demo.service.js';
import { ProjectDemo } from './project-demo.service.js';
import { ProposalDemo, type DemoSigner } from './proposal-demo.service.js';

/** The demo company's clients, through the same use cases that people use. */
@Injectable()
export class ClientsDemo {
  constructor(
    private readonly clients: ClientService,
    private readonly leads: LeadDemo,
    private readonly proposals: ProposalDemo,
    private readonly projects: ProjectDemo,
    private readonly forms: FormDemo,
    private readonly onboardings: OnboardingDemo,
    private readonly conversations: ConversationDemo,
    private readonly duplicates: DuplicateDemo,
  ) {}

  /** Inside `TenantDb.run` only. */
  async fill(staff: DemoStaff, client: SignedInUser): Promise<void> {
    const signers = new Map<string, DemoSigner>();
    const ids = new Map<string, string>();
    for (const [place, { owner, contacts, ...given }] of DEMO_CLIENTS.entries()) {
      const { id, name, contact } = await this.clients.create(staff.admin, {
        ...given,
        code: null,
        type: 'company',
        ownerId: staff[owner].id,
        gstin: null,
        address: null,
        country: 'IN',
        currency: 'INR',
        timezone: 'Asia/Kolkata',
        website: null,
        tags: [],
        knownReason: null,
        contacts: contacts.map((contact, at) => draftOf(given.name, contact, place * 10 + at)),
      });
      ids.set(name, id);
      if (contact?.email)
        signers.set(name, { clientId: id, contactId: contact.id, name: contact.name, email: contact.email });
    }
    await this.leads.fill(staff);
    await this.forms.fill(staff);
    await this.projects.fill(staff, ids);
    await this.projects.share(staff, client);
    await this.onboardings.fill(staff.admin, signers);
    await this.proposals.fill(staff, signers);
    await this.conversations.fill(staff, client);
    await this.duplicates.fill(staff);
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
    firstName,
    lastName,
    role,
    signs: signs !== undefined,
    doNotCall: false,
    // The demo's client signs in as the first contact of the first client.
    emails: [number === 0 ? 'client@demo.test' : `${firstName.toLowerCase()}@${domain}`],
    phones: [`+91${String(FIRST_PHONE + number)}`],
  };
}
