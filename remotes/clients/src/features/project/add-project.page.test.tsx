import { PROJECT_TEMPLATES } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AddProjectPage from './add-project.page.js';

const id = (last: number) => `01890000-0000-7000-8000-0000000000f${String(last)}`;
const client = { id: id(1), version: 1, name: 'Rao Foods', code: 'C-0001', allowedTransitions: [] };

function show() {
  const { calls } = renderPage(AddProjectPage, {
    role: 'admin',
    path: `client/addProject?client=${client.id}`,
    answer: ({ method, url }) => {
      if (url === `clients/${client.id}`) return client;
      if (url === 'clients') return { items: [client], total: 1, totalIsExact: true, nextCursor: null };
      if (url === 'people') return { items: [], total: 0, totalIsExact: true, nextCursor: null };
      if (method === 'POST') return { id: id(2), version: 1, name: 'New shop' };
      return undefined;
    },
  });
  return () => calls.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, body }));
}

test('the kind decides what the project starts with, and the page says it before', async () => {
  const sent = show();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'New shop');
  expect(screen.getByText('Site map and wireframes', { exact: false })).toBeTruthy();
  const kinds = within(screen.getByRole('group', { name: 'Kind' }));
  expect(kinds.getAllByRole('radio')).toHaveLength(6);
  await userEvent.click(kinds.getByRole('radio', { name: /^Online shop/ }));
  expect(kinds.getAllByRole('radio', { checked: true })).toHaveLength(1);
  for (const { name } of PROJECT_TEMPLATES.ecommerce.milestones) expect(screen.getByText(name)).toBeTruthy();
  expect(screen.queryByText('Site map and wireframes', { exact: false })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Start with the milestones/ }));
  expect(screen.queryByText('Catalogue')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add project' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([
    {
      url: 'projects',
      body: expect.objectContaining({
        clientId: client.id,
        kind: 'ecommerce',
        name: 'New shop',
        withTemplate: false,
      }) as object,
    },
  ]);
});
