import type { Proposal } from '@atrium/contracts';
import { api } from '@atrium/sdk';
import { renderPage } from '@atrium/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProposalPage from './proposal.page.js';

const id = (last: number) => `01890000-0000-7000-8000-0000000000f${String(last)}`;
const client = { id: id(2), name: 'Marigold Hotels' };
const proposal: Proposal = {
  ...{ id: id(1), version: 3, allowedTransitions: ['update', 'send'], clientId: client.id, leadId: null },
  ...{ title: 'Growth plan', intro: '', blocks: [], items: [], discount: null, discountAmount: null },
  ...{ pricesIncludeTax: false, placeOverride: null, placeReason: null, terms: '', validUntil: '2099-12-31' },
  ...{ signerIds: [], inOrder: false, state: 'draft', number: null, client, lead: null },
  ...{ forWhom: client.name, placeOfSupply: null, owner: null, total: 0, figures: null, currency: 'INR' },
  ...{ supply: 'untaxed', versionNo: 1, versions: [], pdfHash: null, signers: [], declineReason: null },
  ...{ sentAt: null, createdAt: '2026-11-01T05:00:00.000Z' },
};
const NO_ROWS = { items: [], nextCursor: null, total: 0, totalIsExact: true };
const BUSY = { status: 503, error: { code: 'BUSY', message: 'Try again in a moment.', requestId: 'r' } };

test('what is being typed into a proposal survives that it cannot be fetched again', async () => {
  let failing = false;
  const { store } = renderPage(ProposalPage, {
    role: 'admin',
    path: `client/proposal?open=${proposal.id}`,
    answer: ({ url }) => {
      if (url === `proposals/${proposal.id}`) return failing ? BUSY : proposal;
      if (url === 'audit/words') return { kinds: [], actions: [] };
      return url === 'settings' ? { items: [] } : NO_ROWS;
    },
  });
  const title = await screen.findByLabelText<HTMLInputElement>(/^Title/);
  await userEvent.clear(title);
  await userEvent.type(title, 'Growth plan for winter');
  failing = true;
  act(() => {
    store.dispatch(api.util.invalidateTags(['Proposal']));
  });
  await screen.findByText('This could not be brought up to date. It may have changed since.');
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Growth plan for winter');
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByLabelText(/^Title/);
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Growth plan for winter');
});
