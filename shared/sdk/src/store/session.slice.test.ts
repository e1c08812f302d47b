import type { ServerResponse } from 'node:http';
import { createStore } from './store.js';
import { sendError, sendJson, TestServer } from '../testing/test-server.js';
import { personOf } from '../testing/people.js';
import { fetchSession, logout, portalClosed, sessionLocked, signedIn } from './session.slice.js';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const user = personOf('acme');
const nobody = { user: null, loading: false, error: null, lock: null, closed: false };

test('it loads until it is known who is here', async () => {
  server.on('GET auth/me', sendJson({ user }));
  const store = createStore();
  expect(store.getState().session.loading).toBe(true);
  await store.dispatch(fetchSession());
  expect(store.getState().session).toEqual({ ...nobody, user });
});

test('401 at the start means nobody', async () => {
  server.on('GET auth/me', sendError(401, 'NOT_SIGNED_IN'));
  const store = createStore();
  await store.dispatch(fetchSession());
  expect(store.getState().session).toEqual(nobody);
});

test('so does an answer without content to the request that the page sent ahead', async () => {
  globalThis.atriumEarly = { 'auth/me': Promise.resolve(new Response(null, { status: 204 })) };
  const store = createStore();
  await store.dispatch(fetchSession());
  expect(store.getState().session).toEqual(nobody);
});

test('401 in the middle of work locks the page in place', async () => {
  server.on('GET auth/me', sendError(401, 'NOT_SIGNED_IN'));
  const store = createStore();
  store.dispatch(signedIn(user));
  await store.dispatch(fetchSession());
  expect(store.getState().session).toEqual({ ...nobody, user, lock: 'ended' });
  store.dispatch(sessionLocked());
  expect(store.getState().session.lock).toBe('ended');
  store.dispatch(signedIn(user));
  expect(store.getState().session).toEqual({ ...nobody, user });
});

test('a locked session is known from the start', async () => {
  server.on('GET auth/me', sendJson({ user, locked: true }));
  const store = createStore();
  await store.dispatch(fetchSession());
  expect(store.getState().session).toEqual({ ...nobody, user, lock: 'locked' });
});

test('any other failure is an error, and who was here stays', async () => {
  server.on('GET auth/me', sendError(503, 'UNAVAILABLE'));
  const store = createStore();
  store.dispatch(signedIn(user));
  await store.dispatch(fetchSession());
  expect(store.getState().session).toEqual({
    ...nobody,
    user,
    error: 'Failed to fetch user data',
  });
});

test.each([
  ['a page', (response: ServerResponse) => response.writeHead(200).end('<h1>Sign in to the Wi-Fi</h1>')],
  ['nobody', sendJson({})],
  ['an empty person', sendJson({ user: {} })],
  ['a word', sendJson({ user: 'x' })],
])('a success that brings %s is an error', async (_what, respond) => {
  server.on('GET auth/me', respond);
  const store = createStore();
  await store.dispatch(fetchSession());
  expect(store.getState().session).toEqual({ ...nobody, error: 'Failed to fetch user data' });
});

test('maintenance closes the portal until it answers again', async () => {
  server.on('GET auth/me', sendError(503, 'MAINTENANCE'));
  const store = createStore();
  await store.dispatch(fetchSession());
  expect(store.getState().session).toEqual({ ...nobody, loading: true, closed: true });
  server.on('GET auth/me', sendJson({ user }));
  await store.dispatch(fetchSession());
  expect(store.getState().session).toEqual({ ...nobody, user });
  store.dispatch(portalClosed());
  expect(store.getState().session).toEqual({ ...nobody, user, closed: true });
});

test('fetching a known person anew does not say loading', () => {
  const store = createStore();
  store.dispatch(signedIn(user));
  void store.dispatch(fetchSession());
  expect(store.getState().session.loading).toBe(false);
});

test('logout clears the person only when the server agreed', async () => {
  const store = createStore();
  store.dispatch(signedIn(user));
  server.on('POST auth/logout', sendError(500, 'INTERNAL'));
  expect(await store.dispatch(logout())).toMatchObject({ status: 500 });
  expect(store.getState().session.user).toEqual(user);
  server.on('POST auth/logout', sendJson({ done: true }));
  expect(await store.dispatch(logout())).toBeNull();
  expect(store.getState().session).toEqual(nobody);
});

test('a logout that is answered 401 is a failed one: whether somebody is here says the server', async () => {
  const store = createStore();
  store.dispatch(signedIn(user));
  server.on('POST auth/logout', sendError(401, 'NOT_SIGNED_IN'));
  server.on('GET auth/me', sendJson({ user }));
  expect(await store.dispatch(logout())).toMatchObject({ status: 401 });
  expect(store.getState().session.user).toEqual(user);
  server.on('GET auth/me', sendError(401, 'NOT_SIGNED_IN'));
  expect(await store.dispatch(logout())).toMatchObject({ status: 401 });
  expect(store.getState().session).toEqual(nobody);
});
