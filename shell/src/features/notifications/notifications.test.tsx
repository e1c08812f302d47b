import type { InboxNotification } from '@atrium/contracts';
import { language, showLanguage } from '@atrium/sdk';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure, type Call } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { address, openPortal, serverFor, sendLiveEvent } from '../../testing/render-portal.js';

const id = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const told = (number: number, rest: Partial<InboxNotification> = {}): InboxNotification => ({
  id: id(number),
  kind: 'people.joined',
  icon: 'users',
  title: `Person ${number} has joined`,
  text: null,
  parts: [],
  path: 'admin/users',
  actor: { id: id(1), name: `Person ${number}`, presence: 'online' },
  createdAt: '2026-11-20T08:00:00.000Z',
  read: false,
  gone: false,
  ...rest,
});

/** A server that stores notifications like the real one. */
function serverWith(all: InboxNotification[]) {
  const state = { all };
  const server = serverFor(person('admin'))
    .on('GET inbox/counts', () => ({
      notifications: state.all.filter(({ read }) => !read).length,
      messages: 0,
      badges: {},
    }))
    .on('GET notifications', ({ params }: Call) => {
      const { before, limit, unread } = params as { before?: string; limit: number; unread?: string };
      const rows = state.all.filter((one) => (!before || one.id < before) && !(unread && one.read));
      return { items: rows.slice(0, limit), next: rows.length > limit ? rows[limit - 1]!.id : null };
    })
    .on('POST notifications/read', () => {
      state.all = state.all.map((one) => ({ ...one, read: true }));
      return { done: true };
    });
  for (const { id: own } of all)
    server.on(`PATCH notifications/${own}`, ({ body }) => {
      state.all = state.all.map((one) => (one.id === own ? { ...one, ...(body as object) } : one));
      return state.all.find((one) => one.id === own);
    });
  return { server, state };
}

const bell = (name: string | RegExp) => screen.findByRole('button', { name });

test('the bell says how many are unread, opens the newest, and leads to what they are about', async () => {
  serverWith([told(2), told(1, { read: true })]);
  openPortal('/acme/dashboard');
  await userEvent.click(await bell('Notifications, 1 unread'));
  const panel = within(await screen.findByRole('dialog', { name: /^Notifications/ }));
  expect(await panel.findAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(panel.getByRole('link', { name: /Person 2 has joined/ }));
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  expect(address()).toBe('/acme/admin/users');
  await bell('Notifications');
  expect(screen.queryByRole('dialog', { name: /^Notifications/ })).toBeNull();
});

test('of one about several things each leads to its own page', async () => {
  const parts = [
    { title: 'T-1 Cut', path: 'admin/users' },
    { title: 'T-2 Gone', path: null },
  ];
  serverWith([told(2, { title: 'Due today', path: 'dashboard', parts })]);
  openPortal('/acme/dashboard');
  await userEvent.click(await bell('Notifications, 1 unread'));
  const panel = within(await screen.findByRole('dialog', { name: /^Notifications/ }));
  await panel.findByText('T-2 Gone');
  const named = panel.getByRole('list', { name: 'Due today' });
  expect(named.getAttribute('role')).toBe('list');
  expect(within(named).getAllByRole('listitem')).toHaveLength(2);
  expect(panel.queryByRole('link', { name: 'T-2 Gone' })).toBeNull();
  await userEvent.click(panel.getByRole('link', { name: 'T-1 Cut' }));
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  expect(address()).toBe('/acme/admin/users');
  await bell('Notifications');
});

test('Esc closes the panel and gives the focus back; Check All opens all of them', async () => {
  serverWith([told(1)]);
  openPortal('/acme/dashboard');
  await userEvent.click(await bell(/^Notifications/));
  const panel = within(await screen.findByRole('dialog', { name: /^Notifications/ }));
  await panel.findByRole('listitem');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await bell(/^Notifications/));
  await userEvent.click(await screen.findByRole('link', { name: 'Check All' }));
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
});

test('notifications that arrive while the page is open come on top, and the bell counts them', async () => {
  const { state } = serverWith([told(1)]);
  openPortal('/acme/notifications');
  await screen.findByText(/Person 1 has joined/);
  state.all = [told(2), ...state.all];
  sendLiveEvent({ type: 'invalidate', tags: ['Notification'] });
  await screen.findByText(/Person 2 has joined/);
  await bell('Notifications, 2 unread');
});

test('older ones come when asked for, and stay when something new arrives', async () => {
  const { state } = serverWith(Array.from({ length: 45 }, (_, index) => told(45 - index)));
  openPortal('/acme/notifications');
  const rows = async () => (await screen.findAllByRole('listitem')).length;
  await userEvent.click(await screen.findByRole('button', { name: 'Show older' }));
  await waitFor(async () => expect(await rows()).toBe(45));
  state.all = [told(46), ...state.all];
  sendLiveEvent({ type: 'invalidate', tags: ['Notification'] });
  await screen.findByText(/Person 46 has joined/);
  expect(await rows()).toBe(46);
});

describe('thousands of them', () => {
  // jsdom has no layout: all rows get the same height, and ten of them are visible.
  beforeAll(() => {
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 640 });
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
      configurable: true,
      get(this: HTMLElement) {
        return this.tagName === 'LI' ? 64 : 640;
      },
    });
  });
  afterAll(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'offsetHeight');
    Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  });
  const scrollTo = (top: number) => {
    const main = screen.getByRole('main');
    main.scrollTop = top;
    fireEvent.scroll(main);
  };

  test('only those near the sight are drawn, each under its number, and the way back finds them again', async () => {
    const { server } = serverWith(Array.from({ length: 330 }, (_, index) => told(330 - index)));
    openPortal('/acme/notifications');
    for (const count of [130, 230, 330]) {
      await userEvent.click(await screen.findByRole('button', { name: 'Show older' }));
      await waitFor(() => expect(server.sent('GET notifications').length).toBeGreaterThan(count / 100));
    }
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull());
    const numbers = new Set<string | null>();
    for (let first = 0; first < 330; first += 10) {
      scrollTo(first * 64);
      await screen.findByText(`Person ${String(330 - first)} has joined`);
      const drawn = screen.getAllByRole('listitem').filter((one) => one.hasAttribute('aria-posinset'));
      expect(drawn.length).toBeLessThan(60);
      for (const one of drawn) numbers.add(one.getAttribute('aria-posinset'));
      expect(drawn[0]?.getAttribute('aria-setsize')).toBe('330');
    }
    expect(numbers.size).toBe(330);
    await userEvent.click(screen.getByRole('link', { name: /Person 5 has joined/ }));
    await screen.findByRole('heading', { level: 1, name: 'Users' });
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'Notifications' });
    await screen.findByText('Person 5 has joined');
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });
});

test('one is marked as read and unread again; all at once', async () => {
  const { server } = serverWith([told(2), told(1)]);
  openPortal('/acme/notifications');
  await userEvent.click(await screen.findByRole('button', { name: /^Mark as read: Person 2/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Mark as unread: Person 2/ }));
  await waitFor(() =>
    expect(server.sent(`PATCH notifications/${id(2)}`)).toEqual([{ read: true }, { read: false }]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }));
  await waitFor(() => expect(server.sent('POST notifications/read')).toEqual([{ upTo: id(2) }]));
  await bell('Notifications');
  expect(screen.queryByRole('button', { name: /^Mark as read/ })).toBeNull();
});

test('a refused mark is undone with a message', async () => {
  const { server } = serverWith([told(1)]);
  server.on(`PATCH notifications/${id(1)}`, () => new Failure(503, 'UNAVAILABLE'));
  openPortal('/acme/notifications');
  await userEvent.click(await screen.findByRole('button', { name: /^Mark as read/ }));
  await screen.findByText('This could not be saved');
  await screen.findByRole('button', { name: /^Mark as read/ });
});

test('a notification without a page is no link, and one about a hidden record says so', async () => {
  serverWith([told(1, { gone: true, path: null, actor: null, title: 'This is no longer available to you' })]);
  openPortal('/acme/notifications');
  const row = within(await screen.findByRole('listitem'));
  row.getByText('This is no longer available to you');
  expect(row.queryByRole('link')).toBeNull();
});

test('the unread only; nothing there; a failure with a way on', async () => {
  const { server } = serverWith([told(2), told(1, { read: true })]);
  openPortal('/acme/notifications');
  await screen.findByText(/Person 1 has joined/);
  await userEvent.click(screen.getByRole('radio', { name: 'Unread' }));
  await waitFor(() => expect(screen.queryByText(/Person 1 has joined/)).toBeNull());
  await screen.findByText(/Person 2 has joined/);
  expect(address()).toBe('/acme/notifications?show=unread');
  server.on('GET notifications', () => new Failure(503, 'UNAVAILABLE'));
  openPortal('/acme/notifications');
  await screen.findByRole('heading', { name: 'Your notifications could not be loaded' });
  server.on('GET notifications', () => ({ items: [], next: null }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
  await screen.findByText('Nothing yet');
});

test('what the server says is asked for again in another language, with the icon that it names', async () => {
  const titles = { en: 'You did not clock out', hi: 'आपने प्रस्थान दर्ज नहीं किया', ar: '' };
  const { server } = serverWith([told(1)]);
  server.on('GET notifications', () => ({
    items: [told(1, { title: titles[language()], actor: null, icon: 'clock' })],
    next: null,
  }));
  openPortal('/acme/notifications');
  await screen.findByRole('link', { name: /^Unread: You did not clock out/ });
  await act(() => showLanguage('hi'));
  await screen.findByRole('link', { name: /^अपठित: आपने प्रस्थान दर्ज नहीं किया/ });
  await act(() => showLanguage('en'));
  await screen.findByRole('link', { name: /^Unread: You did not clock out/ });
});
