import type { SearchAnswer } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure, type Call } from '../testing/fake-api.js';
import { person } from '../testing/people.js';
import { hr, portalOf } from '../testing/remotes.js';
import { address, openPortal, serverFor } from '../testing/render-portal.js';

const search = [{ kind: 'employee', title: 'Employees', icon: 'id-badge-2', path: 'employee/Management' }];
const employees = { tab: 'hrOperations', resource: 'addEmployee', action: 'create' } as const;
const idOf = (index: number) => `01890000-0000-7000-8000-00000000000${String(index)}`;
const people: SearchAnswer['groups'] = [
  {
    kind: 'employee',
    items: ['Priya Sharma', 'Priyanka Rao'].map((title, index) => ({
      id: idOf(index),
      title,
      detail: 'Designer · Web',
      lookup: `${title.split(' ')[0] ?? ''}@work.test`,
    })),
    total: 12,
    totalIsExact: true,
  },
];

function server(reply: (call: Call) => unknown = () => ({ groups: people })) {
  return serverFor(person('admin'))
    .on('GET portal/resolve', () => portalOf([{ ...hr, search }]))
    .on('GET search', reply);
}
beforeEach(() => localStorage.clear());

const field = () => screen.findByRole('combobox', { name: 'Search the portal' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () =>
  screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);

test('records and pages show under the field, and arrows and Enter open one', async () => {
  const asked = server();
  openPortal('/acme/dashboard');
  // Pasted: keys that a busy machine types slowly are asked for one by one, and that is right.
  await userEvent.click(await field());
  await userEvent.paste('pri');
  // The typed part is marked, and jsdom puts a space at its end.
  await screen.findByRole('option', { name: /^Pri ?ya Sharma/ });
  const group = screen.getByRole('group', { name: 'Employees' });
  expect(within(group).getAllByRole('option')).toHaveLength(2);
  expect(asked.calls.filter(({ url }) => url === 'search')).toHaveLength(1);
  expect(chosen()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toEqual([expect.stringContaining('Priyanka Rao')]);
  expect((await field()).getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/acme/employee/Management?open=${idOf(1)}`));
  expect(options()).toEqual([]);
});

test('Enter alone goes to the page of all results, whose text can be changed', async () => {
  const asked = server();
  openPortal('/acme/dashboard');
  await userEvent.type(await field(), 'priya s{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Search' });
  expect(address()).toBe('/acme/search?q=priya%20s');
  const link = await screen.findByRole('link', { name: /Priya Sharma/ });
  expect(link.getAttribute('href')).toBe(`/acme/employee/Management?open=${idOf(0)}`);
  screen.getByText('The best 2 of 12');
  asked.on('GET search', () => ({ groups: [] }));
  const box = screen.getByRole('searchbox', { name: 'Search for' });
  await userEvent.clear(box);
  await userEvent.type(box, 'nobody{Enter}');
  await screen.findByRole('heading', { name: 'Nothing found for “nobody”' });
});

test('Ctrl-K opens the palette with the pages, and Esc gives the focus back', async () => {
  server();
  openPortal('/acme/dashboard');
  await field();
  const before = screen.getByRole('link', { name: 'Home' });
  before.focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Search' }));
  expect(document.activeElement).toBe(palette.getByRole('combobox'));
  expect(options()).toEqual(expect.arrayContaining([expect.stringMatching(/^Audit trail/)]));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(before);
  await userEvent.keyboard('{Meta>}k{/Meta}');
  await userEvent.type(within(await screen.findByRole('dialog')).getByRole('combobox'), 'audit');
  // The first row is chosen, so that Enter is enough.
  expect(chosen()).toEqual([expect.stringContaining('Audit trail')]);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Audit trail' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const recent = within(await screen.findByRole('group', { name: 'Recent' }));
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Audit trail'),
  ]);
});

test('the palette runs commands, and leads to all results', async () => {
  server();
  openPortal('/acme/dashboard');
  await field();
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog')).getByRole('combobox');
  await userEvent.type(palette, 'dark');
  const commands = within(await screen.findByRole('group', { name: 'Commands' }));
  expect(commands.getAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.documentElement.dataset['bsTheme']).toBe('dark'));
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(within(await screen.findByRole('dialog')).getByRole('combobox'), 'xyz');
  await userEvent.click(await screen.findByRole('option', { name: /All results for “xyz”/ }));
  await waitFor(() => expect(address()).toBe('/acme/search?q=xyz'));
});

test('the palette offers a command only while it is possible', async () => {
  const badges = { clockedIn: 1 };
  const guard = { session: 'staff' } as const;
  const command = (title: string) => ({ id: title, title, icon: 'plus', path: 'employee/Attendance', guard });
  const commands = [
    { ...command('Clock in'), unless: 'clockedIn' },
    { ...command('Clock out'), badge: 'clockedIn' },
    { ...command('Clock away'), badge: 'other' },
  ];
  server()
    .on('GET portal/resolve', () => portalOf([{ ...hr, search, commands }]))
    .on('GET inbox/counts', () => ({ notifications: 0, messages: 0, badges }));
  openPortal('/acme/dashboard');
  await field();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(within(await screen.findByRole('dialog')).getByRole('combobox'), 'clock');
  const offered = within(await screen.findByRole('group', { name: 'Commands' }));
  await waitFor(() => expect(offered.getAllByRole('option')).toHaveLength(1));
  offered.getByRole('option', { name: /Clock ?out/ });
});

const inPalette = async (text: string) => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(within(await screen.findByRole('dialog')).getByRole('combobox'), text);
};

test('requests are approved from the palette while some wait', async () => {
  const asked = server().on('GET inbox/counts', () => ({
    notifications: 0,
    messages: 0,
    badges: { requests: 2 },
  }));
  const { unmount } = openPortal('/acme/dashboard');
  await field();
  await inPalette('approve');
  expect(await screen.findByRole('option', { name: /Approve ?requests/ })).toBeDefined();
  unmount();
  asked.on('GET inbox/counts', () => ({ notifications: 0, messages: 0, badges: {} }));
  openPortal('/acme/dashboard');
  await field();
  await inPalette('approve');
  await screen.findByRole('option', { name: /All results/ });
  expect(screen.queryByRole('option', { name: /Approve ?requests/ })).toBeNull();
});

test('an announcement is begun from the palette', async () => {
  server();
  openPortal('/acme/dashboard');
  await field();
  await inPalette('add announ{Enter}');
  await screen.findByRole('dialog', { name: 'New announcement' });
});

test.each([
  ['an employee without the calendar', { ...person('employee'), permissions: [] }],
  [
    'an admin who views the portal as another',
    {
      ...person('admin'),
      seenBy: { firstName: 'Isha', lastName: 'Iyer', until: new Date(Date.now() + 900_000).toISOString() },
    },
  ],
])('%s is offered nothing that would be refused', async (_who, user) => {
  serverFor(user)
    .on('GET portal/resolve', () => portalOf([]))
    .on('GET search', () => ({ groups: [] }));
  openPortal('/acme/dashboard');
  await field();
  await inPalette('new');
  await screen.findByRole('option', { name: /All results/ });
  const offered = options().join();
  expect(offered).not.toContain('New event');
  expect(offered).not.toContain('New announcement');
});

test('two keys open a page or start a command of an app, and ? lists them', async () => {
  const guard = { session: 'staff', permission: employees } as const;
  const add = {
    id: 'add',
    title: 'Add employee',
    icon: 'plus',
    path: 'employee/Management?new=1',
    guard,
    key: 'e',
  };
  server().on('GET portal/resolve', () => portalOf([{ ...hr, search, commands: [add] }]));
  openPortal('/acme/dashboard');
  await field();
  await userEvent.keyboard('gd');
  await screen.findByRole('heading', { level: 1, name: 'Audit trail' });
  await userEvent.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  within(dialog.getByRole('region', { name: 'Go to' })).getByText('Audit trail');
  within(dialog.getByRole('region', { name: 'Create' })).getByText('Add employee');
  // Behind a dialog they do nothing.
  await userEvent.keyboard('ce');
  expect(address()).toBe('/acme/admin/audit');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Nor while a person types.
  await userEvent.type(await field(), 'ce');
  expect(address()).toBe('/acme/admin/audit');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  await userEvent.keyboard('ce');
  await waitFor(() => expect(address()).toBe('/acme/employee/Management?new=1'));
});

test('an answer that comes late does not replace that of the newer text', async () => {
  let answerFirst: (value: unknown) => void = () => undefined;
  const asked = server(({ params }) =>
    (params as { q: string }).q === 'pri'
      ? new Promise((resolve) => (answerFirst = resolve))
      : { groups: [{ ...people[0], items: [{ ...people[0]?.items[0], title: 'Newer One' }] }] },
  );
  openPortal('/acme/dashboard');
  await userEvent.type(await field(), 'pri');
  await waitFor(() => expect(asked.calls.some(({ url }) => url === 'search')).toBe(true));
  await userEvent.type(await field(), 'y');
  await screen.findByRole('option', { name: /Newer One/ });
  answerFirst({ groups: people });
  await waitFor(() => expect(options().join()).not.toContain('Sharma'));
});

test('nothing found and a failed search are shown differently', async () => {
  const asked = server(() => ({ groups: [] }));
  openPortal('/acme/dashboard');
  await userEvent.type(await field(), 'xyzzy');
  await screen.findByText('Nothing found for “xyzzy”.');
  asked.on('GET search', () => new Failure(503, 'UNAVAILABLE'));
  await userEvent.type(await field(), 'x');
  expect((await screen.findByRole('alert')).textContent).toContain('Search is not responding.');
  asked.on('GET search', () => ({ groups: people }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('option', { name: /Priya Sharma/ });
});
