import type { NextStep } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { openPortal, serverFor, sendLiveEvent } from '../../testing/render-portal.js';
import { greetingAt } from './greeting.rules.js';

const step = (id: string, done: boolean, order: number): NextStep => ({
  id,
  title: `Step ${id}`,
  text: `What ${id} is for.`,
  path: 'admin/users',
  done,
  order,
});

test('the steps that are left lead on, those that are done do not, and the share is said', async () => {
  serverFor(person('admin')).on('GET portal/next-steps', () => ({
    items: [step('a', true, 1), step('b', false, 2)],
    news: [],
  }));
  openPortal('/acme/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Next steps' }));
  card.getByText('1 of 2 done');
  expect(card.queryByRole('link', { name: /Step a/ })).toBeNull();
  expect(card.getByRole('link', { name: /Step b/ }).getAttribute('href')).toBe('/acme/admin/users');
});

test('what is new leads to where it is, until it was opened there', async () => {
  const payslip = { id: 'p', title: 'Your payslip for June 2026', text: 'Why.', icon: 'receipt-rupee' };
  const server = serverFor(person('employee')).on('GET portal/next-steps', () => ({
    items: [],
    news: [{ ...payslip, path: 'employee/Profile?tab=finance.pay&slip=p' }],
  }));
  openPortal('/acme/dashboard');
  const link = await screen.findByRole('link', { name: /Your payslip for June 2026/ });
  expect(link.getAttribute('href')).toBe('/acme/employee/Profile?tab=finance.pay&slip=p');
  server.on('GET portal/next-steps', () => ({ items: [], news: [] }));
  sendLiveEvent({ type: 'invalidate', tags: ['NextStep'] });
  await waitFor(() => expect(screen.queryByRole('link', { name: /Your payslip/ })).toBeNull());
});

test('a step that gets done elsewhere is ticked by itself, and the card leaves with the last one', async () => {
  const server = serverFor(person('admin')).on('GET portal/next-steps', () => ({
    items: [step('a', false, 1)],
    news: [],
  }));
  openPortal('/acme/dashboard');
  await screen.findByRole('link', { name: /Step a/ });
  server.on('GET portal/next-steps', () => ({ items: [step('a', true, 1)], news: [] }));
  sendLiveEvent({ type: 'invalidate', tags: ['NextStep'] });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull());
  screen.getByText('Nothing is waiting for you.');
});

test('the steps are put away and brought back, in every browser', async () => {
  const KEY = 'portal.nextStepsHidden';
  const stored = { key: KEY, value: false, version: 0 };
  const server = serverFor(person('admin'))
    .on('GET portal/next-steps', () => ({ items: [step('a', true, 1), step('b', false, 2)], news: [] }))
    .on('GET settings', () => ({ items: [{ ...stored }] }))
    .on(`PUT settings/${KEY}`, ({ body }) => ({
      ...Object.assign(stored, body, { version: stored.version + 1 }),
    }));
  openPortal('/acme/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Hide next steps' }));
  const back = await screen.findByRole('button', { name: '1 next step' });
  expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
  expect(server.sent(`PUT settings/${KEY}`)).toEqual([{ value: true, version: 0 }]);
  await userEvent.click(back);
  await screen.findByRole('region', { name: 'Next steps' });
  expect(screen.queryByRole('button', { name: '1 next step' })).toBeNull();
});

test('steps that cannot be loaded are tried again', async () => {
  const server = serverFor(person('employee')).on(
    'GET portal/next-steps',
    () => new Failure(503, 'UNAVAILABLE'),
  );
  openPortal('/acme/dashboard');
  await screen.findByRole('heading', { name: 'Your next steps could not be loaded' });
  server.on('GET portal/next-steps', () => ({ items: [step('a', false, 1)], news: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: /Step a/ });
});

test('a count that cannot be loaded is not shown as nothing to decide', async () => {
  serverFor(person('employee')).on('GET inbox/counts', () => new Failure(503, 'UNAVAILABLE'));
  openPortal('/acme/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Waiting for me' }));
  await card.findByText('The requests could not be loaded');
  expect(card.queryByText('Nothing is waiting for you.')).toBeNull();
});

test('what is only to be known does not count as waiting for a decision', async () => {
  serverFor(person('employee')).on('GET inbox/counts', () => ({
    notifications: 46,
    messages: 3,
    badges: { announcements: 1 },
  }));
  openPortal('/acme/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Waiting for me' }));
  await card.findByText('Nothing is waiting for you.');
  expect(card.queryAllByRole('link')).toEqual([]);
});

test('the first requests that wait stand on Home, counted alone, with their facts, and are approved there', async () => {
  const asked = {
    id: 'r1',
    kind: 'leave',
    title: 'Leave Approval',
    icon: 'beach',
    person: 'Rohan Das',
    summary: '2 days',
    createdAt: '2026-11-20T08:00:00.000Z',
    step: 1,
    steps: 1,
    version: 1,
    state: 'pending',
    warnings: [],
    opensFirst: false,
    mayDecide: true,
    mayWithdraw: false,
    userId: null,
    decision: null,
    facts: [
      {
        label: 'Balance',
        value: {
          type: 'change',
          before: { type: 'number', number: 4 },
          after: { type: 'number', number: 2 },
        },
      },
    ],
  };
  const page = (items: object[]) => ({ items, nextCursor: null, total: items.length, totalIsExact: true });
  const server = serverFor(person('hr'))
    .on('GET inbox/counts', () => ({ notifications: 46, messages: 0, badges: { requests: 2 } }))
    .on('GET notices', () => ({
      items: [{ ...asked, id: 'n1', kind: 'events', title: 'Events', text: 'Tanvi' }],
    }))
    .on('GET requests/waiting', () => new Failure(503, 'UNAVAILABLE'))
    .on('POST requests/r1/decide', () => {
      server.on('GET requests/waiting', () => page([]));
      return {};
    });
  openPortal('/acme/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Waiting for me' }));
  await card.findByText('The requests could not be loaded');
  server.on('GET requests/waiting', () => page([asked]));
  await userEvent.click(card.getByRole('button', { name: 'Retry' }));
  const link = await card.findByRole('link', { name: 'Leave Approval' });
  expect(link.getAttribute('href')).toBe('/acme/requests?request=r1');
  card.getByText('4 → 2');
  expect(screen.getByRole('region', { name: 'Waiting for me' }).textContent).toMatch(
    /^Waiting for me1RDLeave/,
  );
  card.getByRole('link', { name: /For your information 1/ });
  card.getByRole('link', { name: 'All requests' });
  await userEvent.click(card.getByRole('button', { name: 'Approve: Rohan Das' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, approve it!' }));
  await screen.findByRole('dialog', { name: 'Approved!' });
  expect(server.sent('POST requests/r1/decide')).toEqual([
    { version: 1, step: 1, decision: 'approve', reason: null },
  ]);
  await card.findByText('Nothing to decide');
});

test('Home is arranged by keyboard, kept with the person, and what is hidden can come back', async () => {
  const KEY = 'portal.dashboard';
  const stored = { key: KEY, value: null, version: 0 };
  const server = serverFor(person('employee'))
    .on('GET settings', () => ({ items: [{ ...stored }] }))
    .on(`PUT settings/${KEY}`, ({ body }) => ({
      ...Object.assign(stored, body, { version: stored.version + 1 }),
    }));
  openPortal('/acme/dashboard');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Arrange' }));
  (await screen.findByRole('button', { name: 'Move Waiting for me' })).focus();
  await user.keyboard(' {ArrowRight}');
  const handle = screen.getByRole('button', { name: 'Move Waiting for me', pressed: true });
  expect(document.activeElement).toBe(handle);
  screen.getByText('Waiting for me: narrow, 1 of 3');
  await user.keyboard('{ArrowDown} ');
  screen.getByRole('button', { name: 'Move Announcements' }).focus();
  await user.keyboard('{Delete}');
  screen.getByRole('button', { name: /^Put back/ });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByRole('region', { name: 'Waiting for me' });
  expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
  expect(server.sent(`PUT settings/${KEY}`)).toEqual([
    {
      value: {
        order: ['portal/today', 'portal/waiting'],
        hidden: ['portal/announcements'],
        sizes: { 'portal/today': 'narrow', 'portal/waiting': 'narrow', 'portal/announcements': 'narrow' },
      },
      version: 0,
    },
  ]);
});

test('an arrangement that is left with Cancel changes nothing', async () => {
  const server = serverFor(person('employee'));
  openPortal('/acme/dashboard');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Arrange' }));
  (await screen.findByRole('button', { name: 'Move Announcements' })).focus();
  await user.keyboard('{Delete}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('region', { name: 'Announcements' });
  expect(server.sent('PUT settings/portal.dashboard')).toEqual([]);
});

test.each([
  [0, 'Hello'],
  [4, 'Hello'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [16, 'Good afternoon'],
  [17, 'Good evening'],
  [23, 'Good evening'],
])('at %s o’clock', (hour, greeting) => {
  expect(greetingAt(hour, 'Asha')).toBe(`${greeting}, Asha`);
});

test('today’s calendar stands on Home: whole days first, without what is over, and opens the day', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const item = (id: string, more: object) => ({
    id,
    source: 'events',
    title: id,
    allDay: false,
    zone: 'UTC',
    busy: true,
    url: null,
    version: 1,
    movable: true,
    private: false,
    event: null,
    ...more,
  });
  serverFor(person('employee'))
    .on('GET calendar/sources', () => ({
      items: [
        { key: 'events', title: 'My events', colour: 1, on: true },
        { key: 'holidays', title: 'Holidays', colour: 2, on: true },
        { key: 'leave', title: 'Leave', colour: 3, on: false },
      ],
    }))
    .on('GET calendar/items', () => ({
      items: [
        item('Over', { start: at(-90), end: at(-30) }),
        item('Review', { start: at(-5), end: at(25) }),
        item('Guru Nanak Jayanti', {
          source: 'holidays',
          allDay: true,
          start: '2026-11-24',
          end: '2026-11-25',
        }),
        item('Away', { source: 'leave', allDay: true, start: '2026-11-24', end: '2026-11-25' }),
      ],
      failed: [],
      more: [],
    }));
  openPortal('/acme/dashboard');
  await screen.findByRole('link', { name: 'Open the calendar' });
  const links = within(screen.getByRole('region', { name: 'Today' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Guru Nanak Jayanti'),
    expect.stringContaining('Review'),
    'Open the calendar',
  ]);
  expect(links[1]?.getAttribute('href')).toMatch(/^\/acme\/calendar\?view=day&day=\d{4}-\d{2}-\d{2}$/);
});
