import type { ServerResponse } from 'node:http';
import { readFailure } from '../http/api-failure.js';
import { newRequestKey } from '../http/request-key.js';
import { sendRequest } from '../http/send-request.js';
import { createStore, type PortalStore } from '../store/store.js';
import { personOf } from '../testing/people.js';
import { sendError, sendJson, TestServer } from '../testing/test-server.js';
import { holdRequests } from './hold-requests.js';
import { fetchSession, sessionEnded, sessionMissed, signedIn } from '../store/session.slice.js';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const PATHS = ['one', 'two', 'three'] as const;
const refuse = sendError(401, 'NOT_SIGNED_IN');

/** A store with a signed-in person whose session the server does not know. */
function work() {
  const store = createStore();
  store.dispatch(signedIn(personOf('acme')));
  server.on('GET auth/me', refuse);
  holdRequests(store);
  const keys: unknown[] = [];
  const locks: unknown[] = [];
  store.subscribe(() => locks.push(store.getState().session.lock));
  const answer = (respond: (response: ServerResponse) => void) => {
    for (const path of PATHS) {
      server.on(`POST ${path}`, (response) => {
        keys.push(response.req.headers['idempotency-key']);
        respond(response);
      });
    }
  };
  answer(refuse);
  return { store, keys, locks, answer };
}

const post = (path: string, key = newRequestKey()) =>
  sendRequest({ url: path, method: 'POST', body: {}, key });

const untilLocked = (store: PortalStore) => waitFor(() => store.getState().session.lock !== null);

/** Waits until this many requests have been made in all. */
const untilAsked = (keys: unknown[], count: number) => waitFor(() => keys.length >= count);

async function waitFor(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('several calls that fail at once wait for one password, and each is sent again under its key', async () => {
  const { store, keys, locks, answer } = work();
  const sent = PATHS.map(() => newRequestKey());
  const calls = PATHS.map((path, index) => post(path, sent[index]));
  await untilAsked(keys, 3);
  await untilLocked(store);
  expect(store.getState().session).toMatchObject({ user: personOf('acme'), lock: 'ended' });
  answer(sendJson({ done: true }));
  store.dispatch(signedIn(personOf('acme')));
  expect(await Promise.all(calls)).toEqual(PATHS.map(() => ({ done: true })));
  expect([...keys].sort()).toEqual([...sent, ...sent].sort());
  expect(locks.at(-1)).toBeNull();
});

test('a request that crossed with another token of the same session is sent again, and nothing is locked', async () => {
  const { store, keys, locks, answer } = work();
  server.on('GET auth/me', (response) => {
    answer(sendJson({ done: true }));
    sendJson({ user: personOf('acme') })(response);
  });
  const calls = PATHS.map((path) => post(path));
  expect(await Promise.all(calls)).toEqual(PATHS.map(() => ({ done: true })));
  expect(keys).toHaveLength(6);
  expect(locks.filter(Boolean)).toEqual([]);
  expect(store.getState().session.user).toEqual(personOf('acme'));
});

test('a refusal that arrives after the person is back locks nothing', async () => {
  const { store, keys, answer } = work();
  let late: (() => void) | undefined;
  answer((response) => {
    late = () => refuse(response);
  });
  const slow = post('one');
  await untilAsked(keys, 1);
  answer(refuse);
  const quick = post('two');
  await untilAsked(keys, 2);
  await untilLocked(store);
  answer(sendJson({ done: true }));
  store.dispatch(signedIn(personOf('acme')));
  await quick;
  late?.();
  expect(await slow).toEqual({ done: true });
  expect(store.getState().session.lock).toBeNull();
});

test.each([
  ['leaves', sessionEnded()],
  ['is another', signedIn(personOf('globex'))],
])('a call fails as it did when whoever comes %s', async (_who, action) => {
  const { store, keys } = work();
  const call = post('one').catch(readFailure);
  await untilLocked(store);
  store.dispatch(action);
  expect(await call).toMatchObject({ status: 401, error: { code: 'NOT_SIGNED_IN' } });
  expect(keys).toHaveLength(1);
});

test('while the portal is closed a call waits, whoever is here', async () => {
  const { store, keys, answer } = work();
  answer(sendError(503, 'MAINTENANCE'));
  store.dispatch(sessionEnded());
  const call = post('one');
  await untilAsked(keys, 1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(store.getState().session.closed).toBe(true);
  answer(sendJson({ done: true }));
  server.on('GET auth/me', refuse);
  await store.dispatch(fetchSession());
  expect(await call).toEqual({ done: true });
});

test('a locked session waits as well; without anybody a call is refused at once', async () => {
  const { store, keys, answer } = work();
  answer(sendError(401, 'SESSION_LOCKED'));
  const call = post('one');
  await untilAsked(keys, 1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(store.getState().session.lock).toBe('locked');
  store.dispatch(sessionMissed());
  expect(store.getState().session.lock).toBe('ended');
  answer(sendJson({ done: true }));
  store.dispatch(signedIn(personOf('acme')));
  await call;
  store.dispatch(sessionEnded());
  answer(refuse);
  await expect(post('one')).rejects.toThrow();
});
