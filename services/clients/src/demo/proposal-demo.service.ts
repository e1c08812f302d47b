import { dayIn, type Proposal } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ProposalPortal } from '../proposal/proposal-portal.service.js';
import { ProposalSigning } from '../proposal/proposal-signing.service.js';
import { ProposalService } from '../proposal/proposal.service.js';
import { DEMO_PROPOSALS, type DemoProposal } from './proposals.seed.js';

const DAY_MS = 86_400_000;
const OPEN_DAYS = 30;
const TERMS =
  'First invoice on signing, then on the 1st of each month. Either side may end it with 30 days’ notice. Photos and texts are yours once paid.';
const ORIGIN = { address: '127.0.0.1', userAgent: null };

/** Who signs for a client of the demo. */
export interface DemoSigner {
  clientId: string;
  contactId: string;
  name: string;
  email: string;
}

/** What the demo company has offered to its clients, through the same use cases that people use. */
@Injectable()
export class ProposalDemo {
  constructor(
    private readonly proposals: ProposalService,
    private readonly portal: ProposalPortal,
    private readonly signing: ProposalSigning,
    private readonly clock: Clock,
  ) {}

  /** Inside `TenantDb.run` only. @param signers by the name of their client */
  async fill({ admin }: DemoStaff, signers: ReadonlyMap<string, DemoSigner>): Promise<void> {
    for (const given of DEMO_PROPOSALS) {
      const signer = signers.get(given.client);
      if (signer) await this.add(admin, given, signer);
    }
  }

  private async add(admin: SignedInUser, given: DemoProposal, signer: DemoSigner): Promise<void> {
    const { state, client: _client, items, ...words } = given;
    const made = await this.proposals.create(admin, {
      ...{ ...words, clientId: signer.clientId, items: [...items], signerIds: [signer.contactId] },
      ...{ discount: null, pricesIncludeTax: false, terms: TERMS, inOrder: false },
      validUntil: dayIn(new Date(this.clock.now().getTime() + OPEN_DAYS * DAY_MS), admin.companyTimezone),
    });
    const { id, version } = made;
    if (state === 'draft') return;
    if (state === 'internal_review') await this.proposals.take(admin, { step: 'submit', id, version });
    else await this.answer(admin, await this.proposals.send(admin, { id, version }), { state, signer });
  }

  private async answer(
    admin: SignedInUser,
    { id, version }: Proposal,
    { state, signer }: Pick<DemoProposal, 'state'> & { signer: DemoSigner },
  ): Promise<void> {
    const reader = this.portal.bySession({ companyId: admin.companyId, email: signer.email }, id);
    if (state === 'superseded') {
      const next = await this.proposals.revise(admin, { id, version });
      const items = next.items.map((item) => ({ ...item, discount: '10' }));
      const { version: changed } = await this.proposals.update(admin, next.id, {
        version: next.version,
        items,
      });
      await this.proposals.send(admin, { id: next.id, version: changed });
      return;
    }
    if (state === 'withdrawn') await this.proposals.take(admin, { step: 'withdraw', id, version });
    if (state !== 'sent' && state !== 'withdrawn') await this.portal.view(reader, ORIGIN);
    if (state === 'declined') await this.signing.decline(reader, 'It is over our budget for films.', ORIGIN);
    if (state !== 'accepted') return;
    const { contentHash } = await this.portal.read(reader);
    await this.signing.accept(
      reader,
      { contentHash, name: signer.name, agreed: true, code: null, signature: null },
      ORIGIN,
    );
  }
}
