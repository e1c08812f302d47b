import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure, type FakeApi } from '../testing/fake-api.js';
import { person } from '../testing/people.js';
import { lockSession } from './lock.api.js';
import { address, openPortal, serverFor, sendLiveEvent } from '../testing/render-portal.js';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const ended = () => screen.findByRole('dialog', { name: 'Your session has ended' });
const locked = () => screen.findByRole('dialog', { name: 'Locked' });
const isOpen = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const admin = person('admin');

async function enter(password: string, button: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: button }));
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('a session that ends in the middle of work', () => {
  const nobody = () => new Failure(401, 'NOT_SIGNED_IN');
  const signOut = (server: FakeApi, call: string) =>
    server
      .on(call, () => {
        server.on('GET auth/me', nobody);
        return nobody();
      })
      .on('POST auth/login', () => {
        server.on('GET auth/me', () => ({ user: admin }));
        server.on(call, () => ({ items: [], next: null, nextCursor: null, total: 0 }));
        return { user: admin };
      });

  test('locks the page in place; the password brings it back and the call is repeated', async () => {
    const server = signOut(serverFor(admin), 'GET apps');
    openPortal('/acme/admin/apps');
    const dialog = within(await ended());
    await dialog.findByText(admin.email);
    expect(address()).toBe('/acme/admin/apps');
    await enter('right-password', 'Continue');
    await isOpen();
    await heading('Apps');
    expect(server.sent('POST auth/login')).toEqual([
      { companyCode: 'acme', email: admin.email, password: 'right-password' },
    ]);
    expect(server.calls.filter(({ url }) => url === 'apps').length).toBeGreaterThanOrEqual(2);
  });

  test('keeps what was typed', async () => {
    const server = serverFor(admin).on('POST auth/login', () => ({ user: admin }));
    openPortal('/acme/search?q=');
    await heading(/Search/);
    const [field] = screen.getAllByRole<HTMLInputElement>('combobox');
    await userEvent.type(field!, 'half a word');
    sendLiveEvent({ type: 'session-ended' });
    await ended();
    server.on('GET auth/me', () => ({ user: admin }));
    await enter('right-password', 'Continue');
    await isOpen();
    expect(field!.isConnected).toBe(true);
    expect(field!.value).toBe('half a word');
  });

  test('a wrong password is said and the page stays locked', async () => {
    serverFor(admin).on('POST auth/login', () => new Failure(401, 'WRONG_CREDENTIALS'));
    openPortal('/acme/dashboard');
    await heading(/^(Good|Hello)/);
    sendLiveEvent({ type: 'session-ended' });
    await ended();
    await enter('not-the-one', 'Continue');
    await screen.findByText(/The email or password is incorrect/);
    await ended();
  });

  test('somebody else is led to sign-in, which says why', async () => {
    serverFor(admin);
    openPortal('/acme/admin/users');
    await heading('Users');
    sendLiveEvent({ type: 'session-ended' });
    await ended();
    await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
    await screen.findByText(/Your session has ended/);
    expect(address()).toBe('/companyCode');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the lock screen', () => {
  const lockable = () =>
    serverFor(admin)
      .on('POST auth/lock', () => ({ done: true }))
      .on('POST auth/unlock', ({ body }) =>
        (body as { password: string }).password === 'right'
          ? { user: admin }
          : new Failure(400, 'VALIDATION_FAILED', { password: 'This is not your password.' }),
      );

  test('is reached from the profile menu, keeps the page behind it and opens with the password', async () => {
    lockable();
    openPortal('/acme/admin/users?role=hr');
    const users = await heading('Users');
    await userEvent.click(await screen.findByRole('button', { name: /^Profile of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lock' }));
    await locked();
    await waitFor(() => expect(address()).toBe('/acme/auth/lockscreen'));
    expect(users.isConnected).toBe(true);
    await enter('wrong', 'Unlock');
    await screen.findByText('This is not your password.');
    await userEvent.clear(screen.getByLabelText('Password'));
    await enter('right', 'Unlock');
    await isOpen();
    await waitFor(() => expect(address()).toBe('/acme/admin/users?role=hr'));
    expect(users.isConnected).toBe(true);
  });

  test('the page chosen just before is there afterwards, though it was still being fetched', async () => {
    lockable();
    const { store } = openPortal('/acme/admin/users');
    await heading('Users');
    // The browser's address is ahead of what is drawn while the code of the next page comes.
    window.history.pushState(null, '', '/acme/search?q=rao');
    await act(() => lockSession(store));
    await locked();
    await enter('right', 'Unlock');
    await isOpen();
    await waitFor(() => expect(address()).toBe('/acme/search?q=rao'));
  });

  test('its address alone locks nothing: a press does, and it leads home when it is opened', async () => {
    const server = lockable();
    openPortal('/acme/auth/lockscreen');
    const press = await screen.findByRole('button', { name: 'Lock' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.sent('POST auth/lock')).toEqual([]);
    await userEvent.click(press);
    await locked();
    expect(server.sent('POST auth/lock')).toHaveLength(1);
    await enter('right', 'Unlock');
    await heading(/^(Good|Hello)/);
    expect(address()).toBe('/acme/dashboard');
  });

  test('a person sent to the lock screen by a link can go back', async () => {
    const server = lockable();
    openPortal('/acme/auth/lockscreen');
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await heading(/^(Good|Hello)/);
    expect(address()).toBe('/acme/dashboard');
    expect(server.sent('POST auth/lock')).toEqual([]);
  });

  test('a page that is loaded while the session is locked shows nothing until it is open', async () => {
    lockable().on('GET auth/me', () => ({ user: admin, locked: true }));
    openPortal('/acme/dashboard');
    await locked();
    await enter('right', 'Unlock');
    await isOpen();
    await waitFor(() => expect(address()).toBe('/acme/dashboard'));
  });

  test('a session that ended meanwhile is begun anew by the same password', async () => {
    const server = lockable()
      .on('POST auth/unlock', () => new Failure(401, 'NOT_SIGNED_IN'))
      .on('POST auth/login', () => ({ user: admin }))
      .on('GET auth/me', () => ({ user: admin, locked: true }));
    openPortal('/acme/auth/lockscreen');
    await locked();
    await enter('right', 'Unlock');
    await heading(/^(Good|Hello)/);
    expect(server.sent('POST auth/login')).toHaveLength(1);
  });

  test('asks for a code if the person has a second factor', async () => {
    const server = lockable().on('POST auth/unlock', ({ body }) =>
      (body as { code?: string }).code === '123456'
        ? { user: admin }
        : new Failure(401, 'SECOND_FACTOR_NEEDED'),
    );
    server.on('GET auth/me', () => ({ user: admin, locked: true }));
    openPortal('/acme/auth/lockscreen');
    await locked();
    await enter('right', 'Unlock');
    await userEvent.type(await screen.findByLabelText(/^Code from your authenticator app/), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await heading(/^(Good|Hello)/);
    expect(server.sent('POST auth/unlock')).toEqual([
      { password: 'right' },
      { password: 'right', code: '123456' },
    ]);
  });

  test('follows a lock of another browser page, and its opening', async () => {
    const server = lockable();
    openPortal('/acme/dashboard');
    await heading(/^(Good|Hello)/);
    server.on('GET auth/me', () => ({ user: admin, locked: true }));
    sendLiveEvent({ type: 'session-changed' });
    await locked();
    server.on('GET auth/me', () => ({ user: admin }));
    sendLiveEvent({ type: 'session-changed' });
    await isOpen();
  });

  test('a lock that fails is said, and nothing is locked', async () => {
    serverFor(admin).on('POST auth/lock', () => new Failure(503, 'UNAVAILABLE'));
    openPortal('/acme/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: /^Profile of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lock' }));
    await screen.findByText('The portal could not be locked');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('the portal locks itself when nothing was done for as long as the person chose', async () => {
  const server = serverFor(admin)
    .on('POST auth/lock', () => ({ done: true }))
    .on('GET settings', () => ({ items: [{ key: 'portal.idleLock', value: 0, version: 0 }] }));
  openPortal('/acme/dashboard');
  await heading(/^(Good|Hello)/);
  await screen.findByRole('link', { name: 'Attendance' });
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'Date'] });
  server.on('GET settings', () => ({ items: [{ key: 'portal.idleLock', value: 5, version: 1 }] }));
  sendLiveEvent({ type: 'invalidate', tags: ['Setting'] });
  // An answer of the server takes time of its own, which no clock of the test moves.
  await act(async () => {
    while (window.localStorage.getItem('atrium.lastTouch') === null) {
      await jest.advanceTimersByTimeAsync(100);
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  const pass = async (minutes: number) => {
    clock.mockReturnValue(now + minutes * 60_000);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
  };
  await pass(4);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(8);
  expect(server.sent('POST auth/lock')).toEqual([]);
  await pass(9.5);
  jest.useRealTimers();
  await waitFor(() => expect(server.sent('POST auth/lock')).toHaveLength(1));
  clock.mockRestore();
  await locked();
});

test('a page that is opened after a long absence is locked at once', async () => {
  window.localStorage.setItem('atrium.lastTouch', String(Date.now() - 6 * 60_000));
  const server = serverFor(admin)
    .on('POST auth/lock', () => ({ done: true }))
    .on('GET settings', () => ({ items: [{ key: 'portal.idleLock', value: 5, version: 1 }] }));
  openPortal('/acme/dashboard');
  await locked();
  expect(server.sent('POST auth/lock')).toHaveLength(1);
});
