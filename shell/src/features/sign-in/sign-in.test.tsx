import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { address, openPortal, press, serverFor } from '../../testing/render-portal.js';

const demo = {
  password: 'Demo!2026',
  logins: [
    { email: 'admin@demo.test', role: 'admin' },
    { email: 'client@demo.test', role: 'client' },
  ],
};

test('what is missing is said beside its field and nothing is sent', async () => {
  const server = serverFor(null);
  openPortal('/acme/auth/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  const email = screen.getByLabelText('Work email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(email);
  screen.getByText('Enter your work email.');
  screen.getByText('Enter your password.');
  expect(server.sent('POST auth/login')).toEqual([]);
});

test.each([
  [401, 'WRONG_CREDENTIALS', /The email or password is incorrect/],
  [403, 'EMAIL_NOT_CONFIRMED', /Confirm your email first/],
  [403, 'ACCOUNT_STOPPED', /Your account was deactivated/],
  [429, 'TOO_MANY_ATTEMPTS', /Too many attempts/],
] as const)('a refusal %s %s is said, and what was typed stays', async (status, code, words) => {
  const server = serverFor(null).on('POST auth/login', () => new Failure(status, code));
  openPortal('/acme/auth/login');
  await userEvent.type(await screen.findByLabelText('Work email'), 'asha@acme.test');
  await userEvent.type(screen.getByLabelText('Password'), 'not-the-one{Enter}');
  await screen.findByText(words);
  expect(screen.getByLabelText('Work email')).toHaveProperty('value', 'asha@acme.test');
  expect(server.sent('POST auth/login')).toEqual([
    { companyCode: 'acme', email: 'asha@acme.test', password: 'not-the-one', door: 'staff' },
  ]);
  expect(address()).toBe('/acme/auth/login');
});

test('an ordinary company shows no demo logins', async () => {
  serverFor(null);
  openPortal('/acme/auth/login');
  await screen.findByText('Acme Media');
  expect(screen.queryByText('Try the demo company')).toBeNull();
});

test('one press on a demo login fills the form and signs in', async () => {
  const server = serverFor(null)
    .on('GET companies/demo', () => ({ code: 'demo', name: 'The Demo', demo }))
    .on('POST auth/login', () => ({ user: person('admin', { ...person('admin').company, code: 'demo' }) }));
  openPortal('/demo/auth/login');
  await userEvent.click(await screen.findByRole('button', { name: /admin@demo\.test/ }));
  await screen.findByRole('heading', { level: 1, name: /^(Good|Hello)/ });
  expect(address()).toBe('/demo/dashboard');
  expect(server.sent('POST auth/login')).toEqual([
    { companyCode: 'demo', email: 'admin@demo.test', password: 'Demo!2026', door: 'staff' },
  ]);
});

test('an unknown company is said, with the way to another code', async () => {
  serverFor(null).on('GET companies/nobody', () => new Failure(404, 'COMPANY_NOT_FOUND'));
  openPortal('/nobody/auth/login');
  await screen.findByRole('heading', { name: 'No company has the code “nobody”' });
  await userEvent.click(screen.getByRole('link', { name: 'Enter another code' }));
  await screen.findByRole('heading', { name: 'Which company?' });
});

test('a company that cannot be asked for is tried again', async () => {
  const server = serverFor(null).on('GET companies/slow', () => new Failure(503, 'UNAVAILABLE'));
  openPortal('/slow/auth/login');
  await screen.findByText(/not available right now/);
  server.on('GET companies/slow', () => ({ code: 'slow', name: 'Slow' }));
  await press('Retry');
  await screen.findByLabelText('Work email');
});

test('a forgotten password asks for a link and never says who is known', async () => {
  const server = serverFor(null).on('POST auth/recover', () => ({ done: true }));
  openPortal('/acme/auth/login');
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  await userEvent.type(screen.getByLabelText('Work email'), 'asha@acme.test{Enter}');
  await screen.findByText(/has an account here/);
  expect(server.sent('POST auth/recover')).toEqual([{ companyCode: 'acme', email: 'asha@acme.test' }]);
});

test('the link from the mail sets a new password and signs in', async () => {
  const server = serverFor(null).on('POST auth/reset', () => ({ user: person('employee') }));
  openPortal('/acme/auth/recoverpwd#token=company.secret');
  await userEvent.type(await screen.findByLabelText('New password'), 'a-long-new-one{Enter}');
  await screen.findByRole('heading', { level: 1, name: /^(Good|Hello)/ });
  expect(server.sent('POST auth/reset')).toEqual([{ token: 'company.secret', password: 'a-long-new-one' }]);
});

test('a link that was used leads to a new one', async () => {
  serverFor(null).on('POST auth/reset', () => new Failure(410, 'LINK_INVALID'));
  openPortal('/acme/auth/recoverpwd#token=company.secret');
  await userEvent.type(await screen.findByLabelText('New password'), 'a-long-new-one{Enter}');
  await screen.findByText(/This link is no longer valid/);
  await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  await screen.findByRole('heading', { name: 'Forgot your password?' });
});

describe('the doors of clients and staff', () => {
  test('whoever types the right password on the page of the others is signed in all the same', async () => {
    const server = serverFor(null).on('POST auth/login', ({ body }) =>
      (body as { door: string }).door === 'staff'
        ? new Failure(403, 'SIGN_IN_ELSEWHERE')
        : { user: person('client') },
    );
    openPortal('/acme/auth/login');
    await userEvent.type(await screen.findByLabelText('Work email'), 'client@acme.test');
    await userEvent.type(screen.getByLabelText('Password'), 'right-password{Enter}');
    await screen.findByRole('status', { name: 'Loading Proposals' });
    expect(server.sent('POST auth/login')).toHaveLength(2);
  });

  test('each page of the demo company offers its own logins', async () => {
    serverFor(null).on('GET companies/demo', () => ({ code: 'demo', name: 'The Demo', demo }));
    openPortal('/demo/auth/client/login');
    await screen.findByRole('button', { name: /client@demo\.test/ });
    expect(screen.queryByRole('button', { name: /admin@demo\.test/ })).toBeNull();
  });
});

describe('with a second step', () => {
  const signInTo = async (page: 'sign-in' | 'recovery') => {
    if (page === 'sign-in') {
      openPortal('/acme/auth/login');
      await userEvent.type(await screen.findByLabelText('Work email'), 'asha@acme.test');
      await userEvent.type(screen.getByLabelText('Password'), 'right-password{Enter}');
    } else {
      openPortal('/acme/auth/recoverpwd#token=company.secret');
      await userEvent.type(await screen.findByLabelText('New password'), 'a-long-new-one{Enter}');
    }
  };

  test.each([
    [
      'sign-in',
      'POST auth/login',
      { companyCode: 'acme', email: 'asha@acme.test', password: 'right-password', door: 'staff' },
    ],
    ['recovery', 'POST auth/reset', { token: 'company.secret', password: 'a-long-new-one' }],
  ] as const)('%s goes on with the code', async (page, call, body) => {
    const server = serverFor(null).on(call, ({ body: sent }) => {
      const { code } = sent as { code?: string };
      if (!code) return new Failure(401, 'SECOND_FACTOR_NEEDED');
      return code === '123456' ? { user: person('employee') } : new Failure(401, 'WRONG_CREDENTIALS');
    });
    await signInTo(page);
    const field = await screen.findByLabelText('Code from your authenticator app');
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    await userEvent.type(field, '000000{Enter}');
    await screen.findByText(/is incorrect/);
    await userEvent.clear(field);
    await userEvent.type(field, '123456{Enter}');
    await screen.findByRole('heading', { level: 1, name: /^(Good|Hello)/ });
    expect(server.sent(call)).toEqual([body, { ...body, code: '000000' }, { ...body, code: '123456' }]);
  });

  test('there is a way back', async () => {
    serverFor(null).on('POST auth/login', () => new Failure(401, 'SECOND_FACTOR_NEEDED'));
    await signInTo('sign-in');
    await screen.findByLabelText('Code from your authenticator app');
    await press('Back');
    await screen.findByLabelText('Work email');
  });
});

test.each([
  ['email', 'confirm', 'Confirm the new email', 'Your new email is confirmed', 'Continue'],
  ['email/stop', 'stop', 'Stop change', 'The change is stopped', 'Set a new password'],
])('the link auth/%s does what it says by a press', async (page, step, button, done, next) => {
  const server = serverFor(null).on(`POST auth/email/${step}`, () => new Failure(410, 'LINK_EXPIRED'));
  openPortal(`/acme/auth/${page}#token=company.secret`);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByText(/This link has expired/);
  server.on(`POST auth/email/${step}`, () => ({ email: 'asha@acme.test', companyCode: 'acme' }));
  await userEvent.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('heading', { name: done });
  screen.getByText('asha@acme.test');
  screen.getByRole('link', { name: next });
  expect(server.sent(`POST auth/email/${step}`)[0]).toEqual({ token: 'company.secret' });
});
