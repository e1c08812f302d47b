import { api } from '@atrium/sdk';
import { renderPage } from '@atrium/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEAD_ROW } from '../../testing/leads.js';
import { DRAFT as proposal, NO_ROWS } from '../../testing/proposals.js';
import ProposalPage from './proposal.page.js';

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

test('a lead for whom a proposal is started signs it', async () => {
  const { calls } = renderPage(ProposalPage, {
    role: 'admin',
    path: `client/proposal?open=new&lead=${LEAD_ROW.id}`,
    answer: ({ url, method }) => {
      if (url === `leads/${LEAD_ROW.id}`) return LEAD_ROW;
      if (url === 'proposals/supply')
        return { currency: 'INR', supply: 'untaxed', placeOfSupply: null, from: null, own: null };
      if (url === 'proposals' && method === 'POST') return proposal;
      return url === 'settings' ? { items: [] } : NO_ROWS;
    },
  });
  await userEvent.click(await screen.findByText('A blank proposal'));
  await userEvent.type(await screen.findByLabelText(/^Title/), 'Reels');
  const items = within(await screen.findByRole('grid', { name: 'Items' }));
  await userEvent.click(items.getAllByRole('gridcell')[0]!);
  await userEvent.keyboard('Six reels{Enter}');
  await screen.findByText(LEAD_ROW.name);
  // The company has no GSTIN, so no tax is asked for.
  expect(screen.getByRole('link', { name: 'Add the GSTIN of your company' }).getAttribute('href')).toBe(
    '/acme/auth/agency/details',
  );
  expect(items.queryByRole('columnheader', { name: 'Tax' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(calls.find(({ url, method }) => url === 'proposals' && method === 'POST')?.body).toMatchObject({
      leadId: LEAD_ROW.id,
      items: [{ title: 'Six reels', qty: '1' }],
      signerIds: [LEAD_ROW.id],
    }),
  );
});
