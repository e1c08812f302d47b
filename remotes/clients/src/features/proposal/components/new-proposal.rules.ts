import {
  dayIn,
  type CreateProposal,
  type ProposalItemDraft,
  type ProposalSettings,
  type ProposalStart,
  type ProposalTemplate,
} from '@atrium/contracts';

const DAY_MS = 86_400_000;

export const newItem = (taxRate: string): ProposalItemDraft => ({
  title: '',
  details: null,
  qty: '1',
  unitPrice: 0,
  taxRate,
  discount: null,
  discountAmount: null,
  hsnSac: null,
  recurrence: 'once',
  periods: null,
});

/** Whom the address names. */
export interface NamedParty {
  clientId: string | null;
  leadId: string | null;
}

/** A new proposal as the settings say; of a template it takes everything that the template has. */
export function newProposal(
  { terms, taxRate, validDays, timezone }: ProposalSettings & { timezone: string },
  party: NamedParty,
  start: ProposalStart | ProposalTemplate | null,
): CreateProposal {
  const items = start?.items.map((item) => ({ discountAmount: null, taxRate, ...item }));
  const own = start && 'id' in start ? start : null;
  return {
    ...party,
    title: start?.title ?? '',
    intro: start?.intro ?? '',
    blocks: [...(start?.blocks ?? [])],
    items: items ?? [newItem(taxRate)],
    discount: own?.discount ?? null,
    discountAmount: own?.discountAmount ?? null,
    pricesIncludeTax: own?.pricesIncludeTax ?? false,
    terms: own?.terms ?? terms,
    placeOverride: null,
    placeReason: null,
    signerIds: [],
    inOrder: false,
    validUntil: dayIn(new Date(Date.now() + validDays * DAY_MS), timezone),
  };
}
