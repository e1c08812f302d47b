import type { CreateProposal, ProposalItemDraft } from '@atrium/contracts';

/** A line of a proposal, with what matters to a test. */
export const itemDraft = (more: Partial<ProposalItemDraft> = {}): ProposalItemDraft => ({
  title: 'Booking page',
  details: null,
  qty: '1',
  unitPrice: 7_000_000,
  taxRate: '18',
  discount: null,
  hsnSac: null,
  recurrence: 'once',
  periods: null,
  ...more,
});

/** A new proposal, with what matters to a test. */
export const proposalDraft = (
  given: Pick<CreateProposal, 'clientId' | 'signerIds'> & Partial<CreateProposal>,
): CreateProposal => ({
  title: 'Growth plan',
  intro: 'Patients find the nearest centre.',
  items: [itemDraft()],
  discount: null,
  pricesIncludeTax: false,
  terms: 'First invoice on signing.',
  validUntil: '2099-12-31',
  inOrder: false,
  ...given,
});
