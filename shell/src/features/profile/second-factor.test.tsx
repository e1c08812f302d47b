import type { Account } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { openPortal, serverFor } from '../../testing/render-portal.js';

// sweetalert2 sets titles by innerText, which jsdom lacks.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    set(this: HTMLElement, text: string) {
      this.textContent = text;
    },
  });
});

const { id, firstName, lastName, email } = person('employee');
const off: Account = {
  id,
  firstName,
  lastName,
  email,
  role: 'employee',
  version: 3,
  newEmail: null,
  secondFactor: null,
};
const on: Account = { ...off, secondFactor: { since: '2026-11-20T08:00:00.000Z', codesLeft: 7 } };
const codes = ['k7mq-2xhw-p9dc-w4tz', 'aaaa-bbbb-cccc-dddd'];
const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Atrium:asha?secret=JBSWY3DPEHPK3PXP' };

function serve(account: Account) {
  return serverFor(person('employee'))
    .on('GET account', () => account)
    .on('GET portal/photos/mine', () => ({ own: null }))
    .on('GET account/sessions', () => ({ items: [] }))
    .on('POST account/second-factor', () => setup);
}
function open(account: Account, tab = 'security') {
  const server = serve(account);
  openPortal(`/acme/employee/Profile?tab=${tab}`);
  return server;
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('it is set up by a QR code, a first code, and ends with the recovery codes', async () => {
  const server = open(off).on(
    'POST account/second-factor/on',
    () => new Failure(400, 'VALIDATION_FAILED', { code: 'Wrong.' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  const form = await dialog('Set up two-step sign-in');
  await form.findByRole('img', { name: /QR code/ });
  form.getByText('JBSW Y3DP EHPK 3PXP');
  await userEvent.type(form.getByLabelText(/Code from the app/), '000000');
  await userEvent.click(form.getByRole('button', { name: 'Switch on' }));
  await form.findByText('Wrong.');
  server.on('POST account/second-factor/on', () => ({ codes }));
  await userEvent.click(form.getByRole('button', { name: 'Switch on' }));
  const list = await form.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(codes);
  expect(
    decodeURIComponent(form.getByRole('link', { name: 'Download' }).getAttribute('href') ?? ''),
  ).toContain(codes.join('\n'));
  await userEvent.click(form.getByRole('button', { name: 'I have saved the codes' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('that it could not begin is said, with a way to begin again', async () => {
  const server = open(off).on('POST account/second-factor', () => new Failure(503, 'UNAVAILABLE'));
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  const form = await dialog('Set up two-step sign-in');
  await form.findByRole('heading', { name: 'Setup could not start' });
  server.on('POST account/second-factor', () => setup);
  await userEvent.click(form.getByRole('button', { name: 'Retry' }));
  await form.findByRole('img', { name: /QR code/ });
  expect(form.queryByText('Setup could not start')).toBeNull();
});

test('turning it off asks for the password and a code', async () => {
  const server = open(on).on('POST account/second-factor/off', () => ({ done: true }));
  await screen.findByText(/Recovery codes left: 7/);
  await userEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  const form = await dialog('Switch off two-step sign-in');
  await userEvent.type(form.getByLabelText(/Your password/), 'right-password');
  await userEvent.type(form.getByLabelText(/^Code/), '123456');
  await userEvent.click(form.getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent('POST account/second-factor/off')).toEqual([
    { password: 'right-password', code: '123456' },
  ]);
});

test('a call that needs confirmation asks for the password and is sent again', async () => {
  let confirmed = false;
  const server = open(off)
    .on('POST account/second-factor', () => (confirmed ? setup : new Failure(403, 'IDENTITY_UNCONFIRMED')))
    .on('POST account/confirmation', ({ body }) => {
      confirmed = (body as { password: string }).password === 'right-password';
      return confirmed ? { done: true } : new Failure(400, 'VALIDATION_FAILED', { password: 'Not yours.' });
    });
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  const ask = await dialog('Confirm that it is you');
  const field = ask.getByLabelText('Your password');
  await userEvent.type(field, 'wrong');
  await userEvent.click(ask.getByRole('button', { name: 'Confirm' }));
  await ask.findByText('Not yours.');
  await userEvent.clear(field);
  await userEvent.type(field, 'right-password{Enter}');
  await screen.findByRole('img', { name: /QR code/ });
  expect(server.sent('POST account/second-factor')).toHaveLength(2);
});

test('a confirmation asks for a code if the person has a second step', async () => {
  let confirmed = false;
  const server = open(off)
    .on('POST account/second-factor', () => (confirmed ? setup : new Failure(403, 'IDENTITY_UNCONFIRMED')))
    .on('POST account/confirmation', ({ body }) => {
      const { code } = body as { code?: string };
      if (code === undefined) return new Failure(401, 'SECOND_FACTOR_NEEDED');
      confirmed = code === '123456';
      return confirmed ? { done: true } : new Failure(400, 'VALIDATION_FAILED', { code: 'Used already.' });
    });
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  const ask = await dialog('Confirm that it is you');
  await userEvent.type(ask.getByLabelText('Your password'), 'right-password{Enter}');
  const field = await screen.findByLabelText(/^Code from your authenticator app/);
  await userEvent.type(field, '000000{Enter}');
  await screen.findByText('Used already.');
  await userEvent.clear(field);
  await userEvent.type(field, '123456{Enter}');
  await screen.findByRole('img', { name: /QR code/ });
  expect(server.sent('POST account/confirmation')).toEqual([
    { password: 'right-password' },
    { password: 'right-password', code: '000000' },
    { password: 'right-password', code: '123456' },
  ]);
});

test('with it on, a new password and another e-mail ask for a code', async () => {
  const done = () => ({ done: true });
  const server = open(on).on('POST account/password', done).on('POST account/email', done);
  const code = await screen.findByLabelText(/^Code/);
  await userEvent.type(screen.getByLabelText(/^Current password/), 'right-password');
  await userEvent.type(screen.getByLabelText(/^New password/), 'a-long-new-one');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText('Enter the code.');
  await userEvent.type(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText('Password changed');
  expect(server.sent('POST account/password')).toEqual([
    { password: 'right-password', newPassword: 'a-long-new-one', code: '123456' },
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Account' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
  const form = await dialog('Change email');
  await userEvent.type(form.getByLabelText(/New email/), 'new@acme.test');
  await userEvent.type(form.getByLabelText(/Your password/), 'right-password');
  await userEvent.type(form.getByLabelText(/^Code/), '654321{Enter}');
  await waitFor(() =>
    expect(server.sent('POST account/email')).toEqual([
      { email: 'new@acme.test', password: 'right-password', code: '654321' },
    ]),
  );
});

test('another e-mail is asked for with the password, and taken back while it waits', async () => {
  const account = { ...off };
  const server = open(account, 'account')
    .on('POST account/email', ({ body }) => {
      account.newEmail = (body as { email: string }).email;
      return { done: true };
    })
    .on('DELETE account/email', () => {
      account.newEmail = null;
      return { done: true };
    })
    .on('GET account', () => ({ ...account }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
  const form = await dialog('Change email');
  await userEvent.type(form.getByLabelText(/New email/), 'new@acme.test');
  await userEvent.type(form.getByLabelText(/Your password/), 'right-password');
  await userEvent.click(form.getByRole('button', { name: 'Send link' }));
  await screen.findByText(/We sent a link to/);
  await userEvent.click(screen.getByRole('button', { name: 'Keep current email' }));
  await waitFor(() => expect(screen.queryByText(/We sent a link to/)).toBeNull());
  expect(server.sent('POST account/email')).toEqual([{ email: 'new@acme.test', password: 'right-password' }]);
});

test('people of whom the company requires it set it up before anything else', async () => {
  const server = serve(off);
  const missing = { ...person('employee'), secondFactorMissing: true as const };
  server.on('GET auth/me', () => ({ user: missing })).on('POST account/second-factor/on', () => ({ codes }));
  openPortal('/acme/dashboard');
  await screen.findByRole('heading', { name: 'Set up two-step sign-in' });
  await userEvent.type(await screen.findByLabelText(/Code from the app/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Switch on' }));
  server.on('GET auth/me', () => ({ user: person('employee') }));
  await userEvent.click(await screen.findByRole('button', { name: 'I have saved the codes' }));
  await screen.findByRole('heading', { level: 1, name: /^(Good|Hello)/ });
});
