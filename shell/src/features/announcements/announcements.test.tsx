import type { Announcement, CreateAnnouncement } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { openPortal, serverFor, sendLiveEvent } from '../../testing/render-portal.js';

const news = (rest: Partial<Announcement> = {}): Announcement => ({
  id: '01890000-0000-7000-8000-000000000021',
  title: 'We move',
  text: 'On Monday.',
  roles: [],
  pinnedUntil: '2026-12-24',
  author: 'Meera Iyer',
  createdAt: '2026-11-20T08:00:00.000Z',
  version: 1,
  read: false,
  readBy: null,
  allowedTransitions: [],
  ...rest,
});

function serverWith(role: 'hr' | 'employee', first: Announcement[]) {
  const state = { all: first };
  const page = () => ({ items: state.all, nextCursor: null, total: state.all.length, totalIsExact: true });
  const server = serverFor(person(role))
    .on('GET announcements', page)
    .on('GET announcements/pinned', page)
    .on('POST announcements', ({ body }) => {
      const added = news({ ...(body as CreateAnnouncement), readBy: { read: 0, of: 12 } });
      state.all = [added, ...state.all];
      return added;
    });
  for (const { id } of first)
    server
      .on(`POST announcements/${id}/read`, () => {
        state.all = state.all.map((one) => (one.id === id ? { ...one, read: true } : one));
        return { done: true };
      })
      .on(`POST announcements/${id}/withdraw`, () => {
        state.all = state.all.filter((one) => one.id !== id);
        return { done: true };
      });
  return { server, state };
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('a pinned announcement stays on the dashboard until the person confirms reading it', async () => {
  const { state } = serverWith('employee', [news()]);
  openPortal('/acme/dashboard');
  await userEvent.click((await card('We move')).getByRole('button', { name: /^I have read this/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'We move' })).toBeNull());
  state.all = [news({ id: '01890000-0000-7000-8000-000000000022', title: 'Cake' }), ...state.all];
  sendLiveEvent({ type: 'invalidate', tags: ['Announcement'] });
  await card('Cake');
});

test('everybody sees the list, without the details for people who may announce', async () => {
  serverWith('employee', [news()]);
  openPortal('/acme/announcements');
  (await card('We move')).getByText('On Monday.');
  expect(screen.queryByRole('button', { name: 'New announcement' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

test('its address opens an announcement over the others; Esc leads back to its title', async () => {
  const { server } = serverWith('employee', [news()]);
  server.on(`GET announcements/${news().id}`, () => news());
  openPortal(`/acme/announcements?open=${news().id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'We move' }));
  drawer.getByText('On Monday.');
  await userEvent.click(drawer.getByRole('button', { name: /^I have read this/ }));
  await waitFor(() => expect(server.sent(`POST announcements/${news().id}/read`)).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const link = await screen.findByRole('link', { name: 'We move' });
  expect(document.activeElement).toBe(link);
  expect(link.getAttribute('href')).toBe(`/acme/announcements?open=${news().id}`);
});

test('HR announces to some roles, and sees how many have read it', async () => {
  const { server } = serverWith('hr', []);
  openPortal('/acme/announcements');
  await userEvent.click(await screen.findByRole('button', { name: 'New announcement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New announcement' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await dialog.findByText('Give it a title.');
  await userEvent.type(dialog.getByLabelText(/^Title/), 'Leaders only');
  await userEvent.type(dialog.getByLabelText(/^Text/), 'Meet at ten.');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Team leader' }));
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Publish' }));
  (await card('Leaders only')).getByText(/for Team leader.*read by 0 of 12/);
  expect(server.sent('POST announcements')).toEqual([
    { title: 'Leaders only', text: 'Meet at ten.', roles: ['teamLeader'], pinnedUntil: null },
  ]);
});

test('Esc asks; what is typed is there when the form opens again, until it is discarded', async () => {
  serverWith('hr', []);
  openPortal('/acme/announcements');
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New announcement' }));
    return within(await screen.findByRole('dialog', { name: 'New announcement' }));
  };
  const first = await open();
  await userEvent.type(first.getByLabelText(/^Title/), 'Leaders only');
  await userEvent.click(first.getByRole('checkbox', { name: 'Team leader' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Close and keep draft' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open();
  expect(again.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Leaders only');
  expect(again.getByRole<HTMLInputElement>('checkbox', { name: 'Team leader' }).checked).toBe(true);
  await userEvent.click(again.getByRole('button', { name: 'Discard draft' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const empty = await open();
  expect(empty.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('');
});

test('withdrawing asks first', async () => {
  const { server } = serverWith('hr', [news()]);
  openPortal('/acme/announcements');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for We move' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'We move' })).toBeNull());
  expect(server.sent(`POST announcements/${news().id}/withdraw`)).toEqual([{ version: 1 }]);
});

test('a failure to load, and nothing yet', async () => {
  const { server } = serverWith('employee', []);
  server.on('GET announcements', () => new Failure(503, 'UNAVAILABLE'));
  openPortal('/acme/announcements');
  await screen.findByRole('heading', { name: 'The announcements could not be loaded' });
  server.on('GET announcements', () => ({ items: [], nextCursor: null, total: 0, totalIsExact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('No announcements yet');
});
