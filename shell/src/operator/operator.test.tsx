import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure, FakeApi } from '../testing/fake-api.js';
import { openPortal, serverFor } from '../testing/render-portal.js';

beforeAll(async () => {
  await import('./operator-console.js');
  await import('../maintenance/maintenance-cover.js');
  // sweetalert2 sets titles by innerText, which jsdom lacks.
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    set(this: HTMLElement, text: string) {
      this.textContent = text;
    },
  });
});

const operator = { id: '01890000-0000-7000-8000-0000000000c1', email: 'ops@atrium.test', secondFactor: null };
const company = (number: number) => ({
  id: `01890000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`,
  code: `works-${number}`,
  name: `Works ${number}`,
  demo: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  people: 7,
  lastSignInAt: null,
});
const OPEN = { on: false, since: null, message: null };

const serverOf = (signedIn: boolean): FakeApi =>
  serverFor(null)
    .on('GET platform/me', () => (signedIn ? { operator } : new Failure(401, 'NOT_SIGNED_IN')))
    .on('GET platform/companies', ({ params }) => {
      const { after, search } = params as { after?: string; search: string };
      if (search) return { items: [company(3)], next: null };
      return after ? { items: [company(2)], next: null } : { items: [company(1)], next: company(1).id };
    })
    .on('GET platform/log', () => ({ items: [], more: false }))
    .on('GET platform/held-mail', () => ({ items: [] }))
    .on('GET platform/dead-jobs', () => ({ items: [], more: false }))
    .on('GET portal/maintenance', () => OPEN);

test('the console accepts the operator, and nobody of a company', async () => {
  const server = serverOf(false).on('POST platform/login', () => ({ operator }));
  openPortal('/platform');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  screen.getByText('Enter your email.');
  await userEvent.type(screen.getByLabelText('Email'), operator.email);
  await userEvent.type(screen.getByLabelText('Password'), 'operator-of-everything{Enter}');
  await screen.findByText(operator.email);
  expect(server.sent('POST platform/login')).toEqual([
    { email: operator.email, password: 'operator-of-everything' },
  ]);
});

test('the second step is asked for after the password', async () => {
  const server = serverOf(false).on('POST platform/login', ({ body }) =>
    'code' in (body as object) ? { operator } : new Failure(401, 'SECOND_FACTOR_NEEDED'),
  );
  openPortal('/platform');
  await userEvent.type(await screen.findByLabelText('Email'), operator.email);
  await userEvent.type(screen.getByLabelText('Password'), 'operator-of-everything{Enter}');
  await userEvent.type(await screen.findByLabelText(/^Code from your authenticator app/), '123456{Enter}');
  await screen.findByText(operator.email);
  expect(server.sent('POST platform/login').at(-1)).toMatchObject({ code: '123456' });
});

test('the second step is set up with the password, and shown as on', async () => {
  const codes = ['k7mq-2xhw-p9dc-w4tz'];
  const server = serverOf(true)
    .on('POST platform/second-factor', () => ({ secret: 'JBSWY3DP', uri: 'otpauth://totp/Atrium:ops' }))
    .on('POST platform/second-factor/on', () => ({ codes }));
  openPortal('/platform');
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up two-step sign-in' }));
  await userEvent.type(await dialog.findByLabelText(/^Your password/), 'operator-of-everything{Enter}');
  await userEvent.type(await dialog.findByLabelText(/Code from the app/), '123456{Enter}');
  await dialog.findByText(codes[0]!);
  const secondFactor = { since: '2026-11-22T08:00:00.000Z', codesLeft: 10 };
  server.on('GET platform/me', () => ({ operator: { ...operator, secondFactor } }));
  await userEvent.click(dialog.getByRole('button', { name: 'I have saved the codes' }));
  await screen.findByText(/Recovery codes left: 10/);
  expect(server.sent('POST platform/second-factor')).toEqual([{ password: 'operator-of-everything' }]);
});

test('companies are listed, searched and shown page by page', async () => {
  serverOf(true);
  openPortal('/platform');
  const table = within(await screen.findByRole('region', { name: 'Companies' }));
  await table.findByText('Works 1');
  await userEvent.click(table.getByRole('button', { name: 'Show more' }));
  await table.findByText('Works 2');
  expect(table.queryByRole('button', { name: 'Show more' })).toBeNull();
  await userEvent.type(table.getByRole('searchbox', { name: 'Search companies' }), 'three{Enter}');
  await table.findByText('Works 3');
  expect(table.queryByText('Works 1')).toBeNull();
});

test('a search that fails shows no companies of the search before it, and begins anew by Retry', async () => {
  const server = serverOf(true);
  openPortal('/platform');
  const table = within(await screen.findByRole('region', { name: 'Companies' }));
  await table.findByText('Works 1');
  const asked: unknown[] = [];
  server.on('GET platform/companies', ({ params }) => {
    asked.push(params);
    return asked.length === 1 ? new Failure(503, 'UNAVAILABLE') : { items: [company(3)], next: null };
  });
  await userEvent.type(table.getByRole('searchbox', { name: 'Search companies' }), 'three{Enter}');
  await table.findByText('Companies could not be loaded');
  expect(table.queryByText('Works 1')).toBeNull();
  expect(table.queryByRole('button', { name: 'Show more' })).toBeNull();
  await userEvent.click(table.getByRole('button', { name: 'Retry' }));
  await table.findByText('Works 3');
  expect(asked).toEqual([{ search: 'three' }, { search: 'three' }]);
});

test('the portal is closed after a question, with a word to people, and opened again', async () => {
  const server = serverOf(true).on('PUT platform/maintenance', ({ body }) => ({
    ...(body as object),
    since: '2026-11-21T10:00:00.000Z',
  }));
  openPortal('/platform');
  const card = within(await screen.findByRole('region', { name: 'Maintenance' }));
  await userEvent.type(await card.findByLabelText(/What people read/), 'Back at ten.');
  await userEvent.click(card.getByRole('button', { name: 'Close portal' }));
  const question = within(await screen.findByRole('dialog', { name: 'Close the portal?' }));
  await userEvent.click(question.getByRole('button', { name: 'Close portal' }));
  await card.findByText('The portal is closed.');
  await userEvent.click(card.getByRole('button', { name: 'Open portal' }));
  await card.findByRole('button', { name: 'Close portal' });
  expect(server.sent('PUT platform/maintenance')).toEqual([
    { on: true, message: 'Back at ten.' },
    { on: false, message: null },
  ]);
});

test('logging out ends at the sign-in', async () => {
  serverOf(true).on('POST platform/logout', () => ({ done: true }));
  openPortal('/platform');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await screen.findByRole('button', { name: 'Sign in' });
});

test('a platform that cannot be reached is asked again', async () => {
  const server = serverOf(true).on('GET platform/me', () => new Failure(503, 'UNAVAILABLE'));
  openPortal('/platform');
  await screen.findByText('The platform could not be reached');
  server.on('GET platform/me', () => ({ operator }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => screen.getByText(operator.email));
});

test('what was given up is told with its cause, and set off again', async () => {
  let dead = [
    { id: '41', kind: 'platform.mail-delivery', company: { code: 'works-1', name: 'Works 1' }, attempts: 10 },
    { id: '42', kind: 'event', company: null, attempts: 10 },
  ].map((job) => ({ ...job, error: 'connect ECONNREFUSED', since: '2026-11-20T08:00:00.000Z' }));
  const server = serverOf(true)
    .on('GET platform/dead-jobs', () => ({ items: dead, more: false }))
    .on('POST platform/dead-jobs/retry', ({ body }) => {
      const { id } = body as { id: string | null };
      const left = dead.filter((job) => id !== null && job.id !== id);
      const retried = dead.length - left.length;
      dead = left;
      return { retried };
    });
  openPortal('/platform');
  const card = within(await screen.findByRole('region', { name: 'Failed background jobs' }));
  const row = within(await card.findByRole('row', { name: /mail-delivery/ }));
  row.getByText('Works 1');
  row.getByText('connect ECONNREFUSED');
  await userEvent.click(row.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(card.queryByText('platform.mail-delivery')).toBeNull());
  expect(server.sent('POST platform/dead-jobs/retry')).toEqual([{ id: '41' }]);
  await userEvent.click(card.getByRole('button', { name: 'Retry' }));
  await card.findByText('No failed jobs');
});

test('the emails of a new company are read by their subjects and let go after a question', async () => {
  const { id, code, name } = company(1);
  const held = {
    company: { id, code, name },
    mails: 12,
    people: 9,
    since: '2026-11-20T10:00:00.000Z',
    subjects: ['Invitation: Kick-off'],
  };
  let items = [held];
  const server = serverOf(true)
    .on('GET platform/held-mail', () => ({ items }))
    .on('POST platform/held-mail/release', () => {
      items = [];
      return { sent: 12 };
    });
  openPortal('/platform');
  const card = within(await screen.findByRole('region', { name: 'Emails of new companies' }));
  const row = within(await card.findByRole('row', { name: /Works 1/ }));
  row.getByText('Invitation: Kick-off');
  await userEvent.click(row.getByRole('button', { name: 'Release' }));
  const question = within(await screen.findByRole('dialog', { name: 'Let the emails of Works 1 go?' }));
  await userEvent.click(question.getByRole('button', { name: 'Release' }));
  await card.findByText('No emails wait');
  expect(server.sent('POST platform/held-mail/release')).toEqual([{ companyId: id }]);
});

test('rows of the log that are shown stay when more of them cannot be loaded', async () => {
  const entry = (seq: number) => ({
    seq,
    at: '2026-11-20T10:00:00.000Z',
    operator: operator.email,
    details: {},
    action: seq === 2 ? 'operator.secondFactorOn' : 'operator.secondFactorOff',
  });
  let tries = 0;
  serverOf(true).on('GET platform/log', ({ params }) => {
    if (!(params as { before?: number } | undefined)?.before) return { items: [entry(2)], more: true };
    tries += 1;
    return tries === 1 ? new Failure(500, 'INTERNAL') : { items: [entry(1)], more: false };
  });
  openPortal('/platform');
  const card = within(await screen.findByRole('region', { name: 'Activity log' }));
  await card.findByText('Switched two-step sign-in on');
  await userEvent.click(card.getByRole('button', { name: 'Show more' }));
  await card.findByText('The rest could not be loaded.');
  card.getByText('Switched two-step sign-in on');
  await userEvent.click(card.getByRole('button', { name: 'Retry' }));
  await card.findByText('Switched two-step sign-in off');
  card.getByText('Switched two-step sign-in on');
});
