import type { MissingLogins } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CreateClientPage from './create-client.page.js';

const id = (last: number) => `01890000-0000-7000-8000-0000000000b${String(last)}`;
const farah: MissingLogins['items'][number] = {
  contact: { id: id(1), name: 'Farah Khan', role: 'Owner', signs: true },
  client: { id: id(2), name: 'Seabird' },
  email: 'farah@seabird.example',
  state: 'none',
  version: null,
  expiresAt: null,
  lastSignInAt: null,
  elsewhere: false,
  steps: ['invite'],
};

test('without a client chosen the page lists who cannot sign in, of all clients, and invites them there', async () => {
  let items = [farah];
  const { calls } = renderPage(CreateClientPage, {
    role: 'admin',
    path: 'client/createClient',
    answer: ({ method, url }) => {
      if (method === 'POST') {
        items = [];
        return { ...farah, state: 'open', steps: [] };
      }
      return url === 'client-logins/missing' ? { items, next: null } : undefined;
    },
  });
  const list = within(document.body);
  await list.findByText('Farah Khan');
  list.getByText(/Seabird · Owner/);
  expect(list.getByRole('link', { name: 'All logins of Seabird: Farah Khan' }).getAttribute('href')).toBe(
    `/acme/client/createClient?client=${id(2)}`,
  );
  await userEvent.click(list.getByRole('button', { name: 'Invite to portal: Farah Khan' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body])).toEqual([
      [`client-logins/${id(1)}`, { step: 'invite', version: null }],
    ]),
  );
  await screen.findByText('Everyone is invited');
});
