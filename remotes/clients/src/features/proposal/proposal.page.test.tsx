import { api } from '@atrium/sdk';
import { renderPage } from '@atrium/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
