import { renderPage } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DRAFT, NO_ROWS } from '../../testing/proposals.js';
import ProposalPage from './proposal.page.js';

const { id } = DRAFT;
const signer = {
  id: '01890000-0000-7000-8000-0000000000b1',
  name: 'Meera Nair',
  email: 'm@x.example',
  signedAt: null,
};
const show = (proposal: object) =>
  renderPage(ProposalPage, {
    role: 'admin',
    path: `client/proposal?open=${id}`,
    answer: ({ url, method }) => {
      if (url === `proposals/${id}/link`) return { link: 'https://atrium.example/#link=x.y' };
      if (url.startsWith(`proposals/${id}`) && !url.endsWith('comments')) return { ...DRAFT, ...proposal };
      if (url === 'audit/words') return { kinds: [], actions: [] };
      return url === 'settings' && method === 'GET' ? { items: [] } : NO_ROWS;
    },
  });

test('own words go with a proposal that is sent', async () => {
  const { calls } = show({ signers: [signer], signerIds: [signer.id] });
  await userEvent.click(await screen.findByRole('button', { name: 'Send to the client' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your words to them' }), 'As discussed.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Send to the client' }).at(-1)!);
  await screen.findByRole('button', { name: 'Send to the client' });
  expect(calls.find(({ url }) => url === `proposals/${id}/send`)?.body).toEqual({
    version: DRAFT.version,
    message: 'As discussed.',
  });
});

test('a sent proposal has a link to pass on, which says what it can do', async () => {
  const versions = [{ id, versionNo: 1, state: 'sent' }];
  show({ state: 'sent', versions, signers: [signer], allowedTransitions: ['resend', 'withdraw'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Link for Meera Nair' }));
  expect(
    await screen.findByText(/Signing and declining need a code that is sent to m@x.example/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(link.value).toContain('#link=x.y');
});

test('above the list stands what the proposals of each status are worth, as the way to their rows', async () => {
  renderPage(ProposalPage, {
    role: 'admin',
    path: 'client/proposal',
    answer: ({ url }) =>
      url === 'proposals/sums'
        ? {
            items: [
              { state: 'sent', currency: 'INR', count: 2, total: 5_000_000 },
              { state: 'sent', currency: 'USD', count: 1, total: 90_000 },
              { state: 'superseded', currency: 'INR', count: 4, total: 1 },
            ],
          }
        : NO_ROWS,
  });
  const sums = within(await screen.findByRole('region', { name: 'Proposals by status' }));
  await sums.findByRole('link', { name: /₹50,000/ });
  expect(sums.getAllByRole('link').map(({ textContent }) => textContent.trim())).toEqual([
    'Draft0',
    'Sent3₹50,000 · $900',
    'Opened0',
    'Accepted0',
  ]);
  await userEvent.click(sums.getByRole('link', { name: /^Sent/ }));
  expect((await screen.findByTitle('Change filter Status')).textContent).toContain('Sent');
});
