import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { person } from '../testing/people.js';
import { clients, hr, portalOf } from '../testing/remotes.js';
import { address, openPortal, serverFor } from '../testing/render-portal.js';

const contact = (id: string, name: string) => ({ id, name, role: 'hr', presence: 'away' });

async function openPanel(name: string, server = serverFor(person('employee'))) {
  openPortal('/acme/dashboard');
  await userEvent.click(await screen.findByRole('button', { name }));
  return { server, panel: within(await screen.findByRole('dialog')) };
}

test('the app grid has the areas that the company has on and the person may open', async () => {
  const server = serverFor(person('admin')).on('GET portal/resolve', () => portalOf([hr, clients]));
  const { panel } = await openPanel('Apps', server);
  await panel.findByRole('link', { name: 'HR' });
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['HR']);
  await userEvent.click(panel.getByRole('link', { name: 'HR' }));
  expect(address()).toBe('/acme/employee/Attendance');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('features are told as they are, each leading to where it is', async () => {
  const { panel } = await openPanel('Features and contacts');
  const block = within(await panel.findByRole('region', { name: 'Features' }));
  const cards = block
    .getAllByRole('listitem')
    .map((card) => [
      card.querySelector('.at-strong')?.textContent,
      card.querySelector('a')?.getAttribute('href') ?? null,
    ]);
  expect(cards).toEqual([
    ['Notifications', '/acme/notifications'],
    ['Integrations', '/api/docs'],
    ['Analytics', '/acme/employee/Attendance'],
    ['Security', '/acme/employee/Profile'],
  ]);
});

test('whom one writes to most stands beside them, with the way to everybody', async () => {
  const server = serverFor(person('employee')).on('GET messages/contacts/frequent', () => ({
    items: [contact('p2', 'Bela Rao'), contact('p3', 'Zoya Khan')],
  }));
  const { panel } = await openPanel('Features and contacts', server);
  panel.getByRole('heading', { name: 'Frequent Contacts' });
  const bela = await panel.findByRole('link', { name: /Bela Rao/ });
  expect(bela.textContent).toContain('Away');
  await userEvent.click(bela);
  expect(address()).toBe('/acme/messages?with=p2');
  await userEvent.click(screen.getByRole('button', { name: 'Features and contacts' }));
  await userEvent.click(await screen.findByRole('link', { name: 'More Contacts' }));
  expect(address()).toBe('/acme/people');
});

test('? lists every shortcut, and is a letter to whoever writes', async () => {
  serverFor(person('employee'));
  openPortal('/acme/dashboard');
  const field = await screen.findByPlaceholderText('Search & Enter');
  await userEvent.type(field, '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.clear(field);
  act(() => field.blur());
  await userEvent.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Search everything').nextElementSibling?.textContent).toBe('CtrlK');
  expect(dialog.getByText('Clear selection')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a busy person sees the status in the profile menu', async () => {
  const KEY = 'inbox.presence';
  const stored = { key: KEY, value: 'online', version: 0 };
  const server = serverFor(person('employee'))
    .on('GET settings', () => ({ items: [{ ...stored }] }))
    .on(`PUT settings/${KEY}`, ({ body }) => ({
      ...Object.assign(stored, body, { version: stored.version + 1 }),
    }));
  openPortal('/acme/dashboard');
  const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: /^Profile of/ }));
  await openMenu();
  const chosen = () =>
    screen.getAllByRole('menuitemradio', { checked: true }).map(({ textContent }) => textContent);
  expect(chosen()).toEqual(['Online', 'English']);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Busy' }));
  await waitFor(() => expect(server.sent(`PUT settings/${KEY}`)).toEqual([{ value: 'busy', version: 0 }]));
  await openMenu();
  await waitFor(() => expect(chosen()).toEqual(['Busy', 'English']));
});
