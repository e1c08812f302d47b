import { CLIENT, LEAD, PROPOSAL, passesCheck, type NextStep } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { NextStepSource } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { findFirst } from './clients-next-steps.repository.js';

/** Suggests what to do first with clients. */
@Injectable()
export class ClientsNextSteps extends NextStepSource {
  override readonly remote = 'clients';

  constructor(private readonly db: TenantDb) {
    super();
  }

  override steps(user: SignedInUser): Promise<NextStep[]> {
    return this.db.run(user.companyId, async () => {
      const there = await findFirst(this.db);
      return [
        ...(passesCheck(user, CLIENT.check('create')) ? [client(there.client)] : []),
        ...(passesCheck(user, LEAD.check('create')) ? [lead(there.lead)] : []),
        ...(passesCheck(user, PROPOSAL.check('create')) ? [proposal(there.proposal)] : []),
      ];
    });
  }
}

const client = (done: boolean): NextStep => ({
  id: 'clients.first-client',
  title: 'Add your first client',
  path: 'client/addClient',
  done,
  order: 60,
  text: 'A client has contacts, projects and proposals. You can import your list too.',
});

const lead = (done: boolean): NextStep => ({
  id: 'clients.first-lead',
  title: 'Add your first lead',
  path: 'client/addLead',
  done,
  order: 61,
  text: 'Name and phone number are enough. A web form on your site adds leads automatically.',
});

const proposal = (done: boolean): NextStep => ({
  id: 'clients.first-proposal',
  title: 'Write your first proposal',
  done,
  order: 62,
  path: 'client/proposal?open=new',
  text: 'Start from a template, send it, and see when it is opened and signed.',
});
