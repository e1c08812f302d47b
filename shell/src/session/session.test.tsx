import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../testing/fake-api.js';
import { globex, person } from '../testing/people.js';
import { address, openPortal, serverFor, tellPages } from '../testing/render-portal.js';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('a spinner replaces the content until it is known who is here', async () => {
  let answer: (session: unknown) => void = () => undefined;
  serverFor(null).on('GET auth/me', () => new Promise((resolve) => (answer = resolve)));
  openPortal('/acme/dashboard');
  await screen.findByRole('status', { name: 'Loading' });
  expect(screen.queryByRole('main')).toBeNull();
  answer({ user: person('admin') });
  await heading(/^Good/);
});

test('any failure but 401 is said, and Retry asks again', async () => {
  const server = serverFor(person('admin')).on('GET auth/me', () => new Failure(500, 'INTERNAL'));
  openPortal('/acme/dashboard');
  await heading('Failed to fetch user data');
  expect(address()).toBe('/acme/dashboard');
  server.on('GET auth/me', () => ({ user: person('admin') }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await heading(/^Good/);
});

describe('nobody is signed in', () => {
  test.each(['/acme/dashboard', '/acme/admin/users', '/acme/employee/Attendance', '/acme/nowhere'])(
    '%s leads to the company-code entry',
    async (path) => {
      serverFor(null);
      openPortal(path);
      await heading('Which company?');
      expect(address()).toBe('/companyCode');
      expect(screen.getByRole('textbox', { name: 'Company code' })).toHaveProperty('value', 'acme');
    },
  );

  test('signing in leads to the page that was wanted', async () => {
    serverFor(null).on('POST auth/login', () => ({ user: person('admin') }));
    openPortal('/acme/admin/users?role=hr');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await userEvent.type(await screen.findByLabelText('Work e-mail'), 'admin@acme.test');
    await userEvent.type(screen.getByLabelText('Password'), 'right-password');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await heading('Users');
    expect(address()).toBe('/acme/admin/users?role=hr');
  });

  test('an unknown address above the companies is not found', async () => {
    serverFor(null).on('GET portal/resolve', () => new Failure(404, 'COMPANY_NOT_FOUND'));
    openPortal('/nowhere/at/all');
    await heading('Page not found');
  });
});

describe('signed in', () => {
  test.each(['/acme/auth/login', '/acme/auth/recoverpwd'])('%s leads on to the dashboard', async (path) => {
    serverFor(person('employee'));
    openPortal(path);
    await heading(/^Good/);
    expect(address()).toBe('/acme/dashboard');
    expect(window.localStorage.getItem('companyCode')).toBe('acme');
  });

  test.each(['/acme/dashboard', '/acme/auth/login', '/acme/admin/users', '/acme/nowhere'])(
    'a client who opens %s is led to the proposals',
    async (path) => {
      serverFor(person('client'));
      openPortal(path);
      await screen.findByRole('status', { name: 'Loading Proposals' });
      expect(address()).toBe('/acme/client/proposal');
      expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    },
  );

  test.each([
    ['employee', '/acme/admin/users'],
    ['hr', '/acme/admin/apps'],
    ['teamLeader', '/acme/form/hrEvaluation'],
    ['employee', '/acme/employee/Management'],
  ] as const)('%s who opens %s is told so inside the frame', async (role, path) => {
    serverFor(person(role));
    openPortal(path);
    await heading('401 - Access Denied');
    screen.getByRole('navigation', { name: 'Main' });
    expect(address()).toBe(path);
  });

  test('an unknown page of the company is not found', async () => {
    serverFor(person('employee'));
    openPortal('/acme/nowhere');
    await heading('Page not found');
    expect(screen.getByRole('link', { name: 'Back to Acme Media' }).getAttribute('href')).toBe(
      '/acme/dashboard',
    );
  });

  test('the pages of another company are its sign-in, with the way back', async () => {
    serverFor(person('admin', globex));
    openPortal('/acme/admin/users');
    await heading('Sign in');
    expect(address()).toBe('/acme/auth/login');
    screen.getByText(/You are signed in to Globex/);
    expect(screen.getByRole('link', { name: 'Back to Globex' }).getAttribute('href')).toBe(
      '/globex/dashboard',
    );
    expect(window.localStorage.getItem('companyCode')).toBe('acme');
  });
});

describe('the end of a session', () => {
  const logOut = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Profile of Asha Rao/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  };

  test('logout says so, forgets the company code and drafts, and leads to its entry', async () => {
    serverFor(person('admin'));
    window.localStorage.setItem('atrium.draft.somebody.announcement', '{"title":"Not yet"}');
    openPortal('/acme/dashboard');
    await logOut();
    await heading('Which company?');
    await screen.findByText('Logout Successful!');
    expect(window.localStorage.getItem('companyCode')).toBeNull();
    expect(window.localStorage.getItem('atrium.draft.somebody.announcement')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Company code' })).toHaveProperty('value', '');
  });

  test('a logout that fails is only logged', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
    serverFor(person('admin')).on('POST auth/logout', () => new Failure(503, 'UNAVAILABLE'));
    openPortal('/acme/dashboard');
    await logOut();
    expect(log).toHaveBeenCalledWith('Logout failed', expect.anything());
    await heading(/^Good/);
    expect(window.localStorage.getItem('companyCode')).toBe('acme');
    expect(screen.queryByText('Logout Successful!')).toBeNull();
    log.mockRestore();
  });

  test('a new role acts in the open page', async () => {
    const server = serverFor(person('admin'));
    openPortal('/acme/admin/users');
    await heading('Users');
    server.on('GET auth/me', () => ({ user: person('employee') }));
    tellPages({ type: 'session-changed' });
    await heading('401 - Access Denied');
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.queryByRole('link', { name: 'Users' })).toBeNull();
  });
});
