import { dayIn, type Proposal } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ProposalEnds } from '../proposal/proposal-ends.service.js';
import { ProposalPortal } from '../proposal/proposal-portal.service.js';
import { ProposalRevision } from '../proposal/proposal-revision.service.js';
import { ProposalSending } from '../proposal/proposal-sending.service.js';
import { ProposalSigning } from '../proposal/proposal-signing.service.js';
import { PROPOSALS, type ProposalSteps } from '../proposal/proposal.record.js';
import { ProposalService } from '../proposal/proposal.service.js';
import { DEMO_PROPOSALS, type DemoProposal } from './proposals.seed.js';

const DAY_MS = 86_400_000;
const OPEN_DAYS = 30;
/** One that nobody answered was sent so many days ago, and ended so many days ago. */
const SENT_AGO = 41;
const ENDED_AGO = 11;
const TERMS =
  'First invoice on signing, then on the 1st of each month. Either side may end it with 30 days’ notice. Photos and texts are yours once paid.';
const DECLINED = { reason: 'It is over our budget for films.', code: null };
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
  private readonly table: ProposalSteps['table'];

  constructor(
    records: Records,
    private readonly proposals: ProposalService,
    private readonly sending: ProposalSending,
    private readonly revision: ProposalRevision,
    private readonly ends: ProposalEnds,
    private readonly portal: ProposalPortal,
    private readonly signing: ProposalSigning,
    private readonly clock: Clock,
  ) {
    this.table = records.of(PROPOSALS).table;
  }

  /** Inside `TenantDb.run` only. @param signers by the name of their client */
  async fill(staff: DemoStaff, signers: ReadonlyMap<string, DemoSigner>): Promise<void> {
    for (const given of DEMO_PROPOSALS) {
      const signer = signers.get(given.client);
      if (signer) await this.add(staff, given, signer);
    }
  }

  private async add(staff: DemoStaff, given: DemoProposal, signer: DemoSigner): Promise<void> {
    const { state, client: _client, items, by = 'admin', ...words } = given;
    const [admin, writer] = [staff.admin, staff[by]];
    const lastDay = this.after(state === 'expired' ? -ENDED_AGO : OPEN_DAYS);
    const made = await this.proposals.create(writer, {
      ...words,
      clientId: signer.clientId,
      items: [...items],
      signerIds: [signer.contactId],
      discount: null,
      pricesIncludeTax: false,
      terms: TERMS,
      inOrder: false,
      validUntil: dayIn(lastDay, writer.companyTimezone),
    });
    const { id, version } = made;
    if (state === 'draft') return;
    if (state === 'internal_review' || state === 'approved')
      return this.review(staff, made, { state, writer });
    if (state === 'expired') return this.end(admin, made);
    await this.answer(admin, await this.sending.send(admin, id, { version, message: '' }), { state, signer });
  }

  private async review(
    { admin }: DemoStaff,
    { id, version }: Proposal,
    { state, writer }: Pick<DemoProposal, 'state'> & { writer: SignedInUser },
  ): Promise<void> {
    const shown = await this.proposals.submit(writer, id, { version });
    const change = () => ({});
    if (state === 'approved')
      await this.proposals.steps.run(admin, { step: 'approve', id, version: shown.version, change });
  }

  /** It was written and sent some weeks ago, and its last day went by without an answer. */
  private async end(admin: SignedInUser, { id, version }: Proposal): Promise<void> {
    const at = this.after(-SENT_AGO);
    await this.table.note(id, { createdAt: at });
    await this.sending.send(admin, id, { version, message: '', at });
    await this.ends.expire();
  }

  private after(days: number): Date {
    return new Date(this.clock.now().getTime() + days * DAY_MS);
  }

  private async answer(
    admin: SignedInUser,
    { id, version }: Proposal,
    { state, signer }: Pick<DemoProposal, 'state'> & { signer: DemoSigner },
  ): Promise<void> {
    const reader = this.portal.bySession({ companyId: admin.companyId, email: signer.email }, id);
    if (state === 'superseded') {
      const next = await this.revision.revise(admin, id, { version });
      const items = next.items.map((item) => ({ ...item, discount: '10' }));
      const { version: changed } = await this.proposals.update(admin, next.id, {
        version: next.version,
        items,
      });
      await this.sending.send(admin, next.id, { version: changed, message: '' });
      return;
    }
    if (state === 'withdrawn') await this.proposals.withdraw(admin, id);
    if (state !== 'sent' && state !== 'withdrawn') await this.portal.view(reader, ORIGIN);
    if (state === 'declined') await this.signing.decline(reader, DECLINED, ORIGIN);
    if (state !== 'accepted') return;
    const { contentHash } = await this.portal.read(reader);
    await this.signing.accept(
      reader,
      { contentHash, name: signer.name, agreed: true, code: null, signature: null },
      ORIGIN,
    );
  }
}
