import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure, type Call } from '../testing/fake-api.js';
import { globex, person } from '../testing/people.js';
import { portalForNobody } from '../testing/remotes.js';
import { address, openPortal, serverFor, sendLiveEvent } from '../testing/render-portal.js';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('a spinner replaces the content until it is known who is here', async () => {
  let answer: ((session: unknown) => void) | undefined;
  serverFor(null).on('GET auth/me', () => new Promise((resolve) => (answer = resolve)));
  openPortal('/acme/dashboard');
  await screen.findByRole('status', { name: 'Loading' });
  expect(screen.queryByRole('main')).toBeNull();
  await waitFor(() => expect(answer).toBeDefined());
  answer?.({ user: person('admin') });
  await heading(/^(Good|Hello)/);
});

test('any failure but 401 is said, and Retry asks again', async () => {
  const server = serverFor(person('admin')).on('GET auth/me', () => new Failure(500, 'INTERNAL'));
  openPortal('/acme/dashboard');
  await heading('Failed to fetch user data');
  expect(address()).toBe('/acme/dashboard');
  server.on('GET auth/me', () => ({ user: person('admin') }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await heading(/^(Good|Hello)/);
});

describe('nobody is signed in', () => {
  test.each(['/acme/dashboard', '/acme/admin/users', '/acme/employee/Attendance', '/acme', '/ACME/'])(
    '%s leads to the company code, which is filled in, and on to the sign-in',
    async (path) => {
      serverFor(null);
      openPortal(path);
      await heading('Which company?');
      expect(address()).toBe('/companyCode');
      expect(screen.getByRole('textbox', { name: 'Company code' })).toHaveProperty('value', 'acme');
      const go = screen.getByRole('button', { name: 'Continue' });
      expect(document.activeElement).toBe(go);
      await userEvent.click(go);
      await heading('Sign in');
      expect(address()).toBe('/acme/auth/login');
      expect(window.localStorage.getItem('companyCode')).toBe('acme');
    },
  );

  test.each(['/acme/auth/recoverpwd', '/acme/auth/maintanance', '/acme/client/proposal', '/acme/nowhere'])(
    '%s makes the company the one in use',
    async (path) => {
      serverFor(null);
      openPortal(path);
      await waitFor(() => expect(window.localStorage.getItem('companyCode')).toBe('acme'));
      expect(address()).toBe(path);
    },
  );

  test('signing in leads to the page that was wanted', async () => {
    serverFor(null).on('POST auth/login', () => ({ user: person('admin') }));
    openPortal('/acme/admin/users?role=hr');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await userEvent.type(await screen.findByLabelText('Work email'), 'admin@acme.test');
    await userEvent.type(screen.getByLabelText('Password'), 'right-password');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await heading('Users');
    expect(address()).toBe('/acme/admin/users?role=hr');
  });
});

describe('an unknown path is not found', () => {
  const nobodys = ['/nowhere', '/nowhere/at/all', '/nowhere/dashboard', '/x/y', '/employee/nowhere'];

  test.each(['/acme/nowhere', '/acme/auth/nowhere', '/platform/nowhere', ...nobodys])(
    'by nobody: %s',
    async (path) => {
      serverFor(null).on('GET portal/resolve', resolveForNobody);
      openPortal(path);
      await heading('Page not found');
      expect(address()).toBe(path);
    },
  );

  test.each(['/acme/nowhere', '/globex/nowhere', '/globex/auth/nowhere', '/platform/nowhere', ...nobodys])(
    'by somebody of acme: %s',
    async (path) => {
      const unknown = () => new Failure(404, 'COMPANY_NOT_FOUND');
      serverFor(person('employee')).on('GET companies/nowhere', unknown).on('GET companies/x', unknown);
      openPortal(path);
      await heading('Page not found');
      expect(address()).toBe(path);
      expect(screen.getByRole('link', { name: 'Back to Acme Media' }).getAttribute('href')).toBe(
        '/acme/dashboard',
      );
    },
  );

  function resolveForNobody({ params }: Call) {
    const { company } = params as { company: string };
    if (company === 'acme') return portalForNobody();
    return new Failure(
      company === 'x' ? 400 : 404,
      company === 'x' ? 'VALIDATION_FAILED' : 'COMPANY_NOT_FOUND',
    );
  }
});

describe('signed in', () => {
  test.each(['/acme', '/acme/auth/login', '/acme/auth/recoverpwd'])(
    '%s leads on to the dashboard',
    async (path) => {
      serverFor(person('employee'));
      openPortal(path);
      await heading(/^(Good|Hello)/);
      expect(address()).toBe('/acme/dashboard');
      expect(window.localStorage.getItem('companyCode')).toBe('acme');
    },
  );

  test.each([
    '/',
    '/companyCode',
    '/signup',
    '/acme',
    '/acme/dashboard',
    '/acme/admin/users',
    '/acme/nowhere',
    '/acme/auth/login',
    '/acme/auth/recoverpwd',
    '/acme/auth/maintanance',
    '/acme/auth/lockscreen',
    '/globex/auth/login',
    '/globex/client/proposal',
    '/globex/nowhere',
  ])('a client who opens %s is led to the proposals', async (path) => {
    serverFor(person('client'));
    openPortal(path);
    await screen.findByRole('status', { name: 'Loading Proposals' });
    expect(address()).toBe('/acme/client/proposal');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  test('an invitation is open to a client as well', async () => {
    serverFor(person('client')).on('POST auth/invitations/lookup', () => new Failure(410, 'LINK_EXPIRED'));
    openPortal('/employee/Onboarding#token=company.secret');
    await heading('This invitation is not valid');
  });

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

  test('a logout in another tab leads to the company-code entry, and nothing brings the code back', async () => {
    const server = serverFor(person('admin'));
    openPortal('/acme/admin/users');
    await heading('Users');
    server.on('GET auth/me', () => new Failure(401, 'NOT_SIGNED_IN'));
    sendLiveEvent({ type: 'session-ended' });
    window.localStorage.removeItem('companyCode');
    const otherTab = new BroadcastChannel('atrium-session');
    otherTab.postMessage(null);
    await heading('Which company?');
    otherTab.close();
    expect(address()).toBe('/companyCode');
    expect(window.localStorage.getItem('companyCode')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a logout that is answered 401 leads to the company code, still filled in, without success', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const server = serverFor(person('admin')).on('POST auth/logout', () => new Failure(401, 'NOT_SIGNED_IN'));
    openPortal('/acme/dashboard');
    await screen.findByRole('button', { name: /^Profile of Asha Rao/ });
    server.on('GET auth/me', () => new Failure(401, 'NOT_SIGNED_IN'));
    await logOut();
    await heading('Which company?');
    expect(screen.getByRole('textbox', { name: 'Company code' })).toHaveProperty('value', 'acme');
    expect(window.localStorage.getItem('companyCode')).toBe('acme');
    expect(screen.queryByText('Logout Successful!')).toBeNull();
    log.mockRestore();
  });

  test('a logout that fails is only logged', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
    serverFor(person('admin')).on('POST auth/logout', () => new Failure(503, 'UNAVAILABLE'));
    openPortal('/acme/dashboard');
    await logOut();
    expect(log).toHaveBeenCalledWith('Logout failed', expect.anything());
    await heading(/^(Good|Hello)/);
    expect(window.localStorage.getItem('companyCode')).toBe('acme');
    expect(screen.queryByText('Logout Successful!')).toBeNull();
    log.mockRestore();
  });

  test('a new role acts in the open page', async () => {
    const server = serverFor(person('admin'));
    openPortal('/acme/admin/users');
    await heading('Users');
    server.on('GET auth/me', () => ({ user: person('employee') }));
    sendLiveEvent({ type: 'session-changed' });
    await heading('401 - Access Denied');
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.queryByRole('link', { name: 'Users' })).toBeNull();
  });
});
