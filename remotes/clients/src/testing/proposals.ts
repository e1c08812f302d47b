import type { Proposal, ShownProposal } from '@atrium/contracts';

const id = (last: number) => `01890000-0000-7000-8000-0000000000f${String(last)}`;
const client = { id: id(2), name: 'Marigold Hotels' };

/** A draft to a client, as its writers see it. */
export const DRAFT: Proposal = {
  ...{ id: id(1), version: 3, allowedTransitions: ['update', 'send'], clientId: client.id, leadId: null },
  ...{ title: 'Growth plan', intro: '', blocks: [], items: [], discount: null, discountAmount: null },
  ...{ pricesIncludeTax: false, placeOverride: null, placeReason: null, terms: '', validUntil: '2099-12-31' },
  ...{ signerIds: [], inOrder: false, state: 'draft', number: null, client, lead: null },
  ...{ forWhom: client.name, placeOfSupply: null, owner: null, total: 0, figures: null, currency: 'INR' },
  ...{ supply: 'untaxed', versionNo: 1, versions: [], pdfHash: null, signers: [], declineReason: null },
  ...{ sentAt: null, createdAt: '2026-11-01T05:00:00.000Z' },
};

/** One that the client has and may sign. */
export const SHOWN: ShownProposal = {
  ...{ company: 'Acme', client: client.name, number: 'P/26-27/0001', versionNo: 1, title: 'Growth plan' },
  ...{ signer: { name: 'Meera Nair', email: 'meera@marigold.example' }, intro: '', blocks: [], items: [] },
  ...{ discount: null, discountAmount: null, currency: 'INR', terms: '', validUntil: '2099-12-31' },
  figures: {
    ...{ lines: [], subtotal: 6_000_000, discount: 0, taxable: 6_000_000, taxes: {}, tax: 0, roundOff: 0 },
    ...{ total: 6_000_000, contractTotal: 23_500_000 },
  },
  ...{ timezone: 'Asia/Kolkata', author: 'Asha Rao', state: 'viewed', declineReason: null, paperMade: false },
  ...{ signatures: [{ name: 'Meera Nair', at: null }], needsCode: true, signed: false, waits: false },
  ...{ copied: false, asked: false, contentHash: 'a'.repeat(64) },
};

export const NO_ROWS = { items: [], nextCursor: null, total: 0, totalIsExact: true };
