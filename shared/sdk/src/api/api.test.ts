import { waitFor } from '@testing-library/dom';
import { connectApi } from './connect-api.js';
import { createStore } from '../store/store.js';
import { signedIn } from '../store/session.slice.js';
import { http } from '../http/http.js';
import { sendError, sendJson, TestServer } from '../testing/test-server.js';
import { personOf } from '../testing/people.js';
import { addWords, showLanguage } from '../language/texts.js';
import { keepAnswer } from '../http/own-answers.js';
import { applyLiveEvent } from '../live/live-store.js';
import { gatherStaleTags } from '../live/stale-tags.js';
import { api } from './api.js';
import { askHome } from './home-parts.js';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const { listTestUsers, listTestSteps, listTestWords } = api.injectEndpoints({
  endpoints: (build) => ({
    listTestSteps: build.query<string, void>({ query: () => ({ url: 'steps' }), providesTags: ['NextStep'] }),
    listTestWords: build.query<string, void>({ query: () => ({ url: 'words' }), providesTags: ['Language'] }),
    listTestUsers: build.query<{ items: string[] }, void>({
      query: () => ({ url: 'users', params: { search: 'a', role: undefined } }),
      providesTags: ['User'],
    }),
  }),
}).endpoints;
const { initiate } = listTestUsers;

test('what the server says in words is asked again in another language, not when more texts of the same one come', async () => {
  server.on('GET words', sendJson('asked'));
  const asked = () => server.asked.filter((call) => call === 'GET words').length;
  const store = openStore();
  const words = store.dispatch(listTestWords.initiate());
  await words;
  addWords({ hi: { more: 'और' } });
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(asked()).toBe(1);
  await showLanguage('hi');
  await waitFor(() => expect(asked()).toBe(2));
  await showLanguage('en');
  words.unsubscribe();
});

const CALL = 'GET users?search=a';
const asks = () => server.asked.filter((call) => call === CALL).length;

function openStore() {
  const store = createStore();
  connectApi(store);
  store.dispatch(signedIn(personOf('acme')));
  return store;
}

test.each([
  ['what the page has asked for ahead is not asked again', new Response('"early"'), 'early'],
  ['a refusal of it is', new Response('{}', { status: 401 }), 'asked'],
  ['a page of a proxy instead of it is', new Response('<h1>Bad</h1>'), 'asked'],
])('%s', async (_case, answer, expected) => {
  globalThis.atriumEarly = { steps: Promise.resolve(answer) };
  server.on('GET steps', sendJson('asked'));
  const { data } = await openStore().dispatch(listTestSteps.initiate());
  expect(data).toBe(expected);
});

const homeOf = (lines: object[]) => new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
const head = { parts: ['steps', 'users?search=a', 'late'] };

test('what the home brings is asked by nobody else, once', async () => {
  const answer = homeOf([head, { part: 'steps', data: 'of the home' }]);
  globalThis.atriumEarly = { home: Promise.resolve(answer) };
  server.on('GET steps', sendJson('asked')).on(CALL, sendJson({ items: ['asked'] }));
  const store = openStore();
  const before = server.asked.length;
  expect((await store.dispatch(listTestSteps.initiate())).data).toBe('of the home');
  expect(server.asked.length).toBe(before);
  // It ended without this part.
  expect((await store.dispatch(initiate())).data).toEqual({ items: ['asked'] });
  const again = { forceRefetch: true };
  expect((await store.dispatch(listTestSteps.initiate(undefined, again))).data).toBe('asked');
});

function answerHome(lines: object[]) {
  server.on('GET portal/home?day=2026-11-28&zone=UTC', (response) =>
    response
      .writeHead(200, { 'content-type': 'application/x-ndjson' })
      .end(lines.map((line) => `${JSON.stringify(line)}\n`).join('')),
  );
  askHome({ day: '2026-11-28', zone: 'UTC' });
}

test('a part of the home that failed is the failure of its own query alone', async () => {
  const error = { code: 'INTERNAL', message: 'It failed.', requestId: 'request-2' };
  const store = openStore();
  answerHome([head, { part: 'steps', status: 500, error }, { part: 'users?search=a', data: 'there' }]);
  expect((await store.dispatch(listTestSteps.initiate())).error).toEqual({ status: 500, error });
  expect((await store.dispatch(initiate())).data).toBe('there');
});

test('a part that took too long for the home is asked for by itself', async () => {
  const error = { code: 'UNAVAILABLE', message: 'Not now.', requestId: 'request-2' };
  server.on('GET steps', sendJson('asked'));
  const store = openStore();
  answerHome([head, { part: 'steps', status: 503, error }]);
  expect((await store.dispatch(listTestSteps.initiate())).data).toBe('asked');
});

function bringHome() {
  const lines = [
    { parts: ['steps', 'first'] },
    { part: 'steps', data: 'of the home' },
    { part: 'first', data: 1 },
  ];
  globalThis.atriumEarly = { home: Promise.resolve(homeOf(lines)) };
}

test.each([
  ['is asked again when live events have named it', ['NextStep'], 'asked'],
  ['is used when they have named something else', ['Presence'], 'of the home'],
])('a part of the home that is taken later %s', async (_case, tags, expected) => {
  server.on('GET steps', sendJson('asked')).on(CALL, sendJson({ items: [] }));
  const store = openStore();
  bringHome();
  await store.dispatch(initiate());
  gatherStaleTags(store)(tags);
  const steps = store.dispatch(listTestSteps.initiate());
  expect((await steps).data).toBe('of the home');
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect((await store.dispatch(listTestSteps.initiate())).data).toBe(expected);
  steps.unsubscribe();
});

test('who signs in next uses no part of the home of the one before', async () => {
  server.on('GET steps', sendJson('asked')).on(CALL, sendJson({ items: [] }));
  const store = openStore();
  bringHome();
  await store.dispatch(initiate());
  store.dispatch(signedIn(personOf('globex')));
  expect((await store.dispatch(listTestSteps.initiate())).data).toBe('asked');
});

test('a failure has the words of the server', async () => {
  server.on(CALL, sendError(400, 'VALIDATION_FAILED', { search: 'Too short.' }));
  const { error } = await openStore().dispatch(initiate());
  expect(error).toEqual({
    status: 400,
    error: {
      code: 'VALIDATION_FAILED',
      message: 'Words for VALIDATION_FAILED',
      fields: { search: 'Too short.' },
      requestId: 'request-1',
    },
  });
});

test.each([
  ['no answer', 'UNREACHABLE', 0, () => server.on(CALL, (response) => response.destroy())],
  ['an answer too late', 'TIMEOUT', 0, () => server.on(CALL, () => undefined)],
  [
    'a page of a proxy',
    'UNREADABLE',
    502,
    () => server.on(CALL, (r) => r.writeHead(502).end('<h1>Bad</h1>')),
  ],
])('%s is %s', async (_case, code, status, prepare) => {
  prepare();
  http.defaults.timeout = code === 'TIMEOUT' ? 50 : 5_000;
  const { error } = await openStore().dispatch(initiate());
  expect(error).toMatchObject({ status, error: { code } });
});

test('a live event makes what is shown be fetched anew', async () => {
  server.on(CALL, sendJson({ items: ['before'] }));
  const store = openStore();
  const shown = store.dispatch(initiate());
  await shown;
  server.on(CALL, sendJson({ items: ['after'] }));
  const before = asks();
  const gather = gatherStaleTags(store);
  for (let event = 0; event < 20; event += 1) gather(event % 2 ? ['User'] : ['App']);
  await waitFor(() => expect(asks()).toBe(before + 1));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect((await store.dispatch(initiate())).data).toEqual({ items: ['after'] });
  expect(asks()).toBe(before + 1);
  shown.unsubscribe();
});

test('what was fetched after one’s own change is not fetched again for the event of that change', async () => {
  server.on(CALL, sendJson({ items: [] })).on('GET steps', sendJson('asked'));
  const store = openStore();
  const gather = gatherStaleTags(store);
  const steps = store.dispatch(listTestSteps.initiate());
  await steps;
  keepAnswer('own-change');
  const users = store.dispatch(initiate());
  await users;
  const before = [asks(), server.asked.length];
  gather(['User'], 'own-change');
  gather(['NextStep'], 'somebody else’s');
  await waitFor(() => expect(server.asked.length).toBe(before[1]! + 1));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(asks()).toBe(before[0]);
  gather(['User'], 'a later change');
  await waitFor(() => expect(asks()).toBe(before[0]! + 1));
  for (const shown of [steps, users]) shown.unsubscribe();
});

test('the data of a company is gone when another one is signed in', async () => {
  server.on(CALL, sendJson({ items: ['of acme'] }));
  const store = openStore();
  await store.dispatch(initiate());
  const cached = () => JSON.stringify(store.getState());
  expect(cached()).toContain('of acme');
  store.dispatch(signedIn(personOf('globex')));
  expect(cached()).not.toContain('of acme');
  expect(store.getState().session.user?.company.code).toBe('globex');
});

test('a call that an app refused while it was off is made again by the page that comes back with the app', async () => {
  server.on(CALL, sendJson({ items: ['Ravi'] }));
  const store = openStore();
  const first = store.dispatch(initiate());
  await first;
  server.on(CALL, sendError(403, 'REMOTE_DISABLED'));
  await first.refetch();
  first.unsubscribe();
  server.on(CALL, sendJson({ items: ['Ravi', 'Hema'] }));
  applyLiveEvent(store, { type: 'portal-changed' });
  const again = store.dispatch(initiate());
  expect((await again).data).toEqual({ items: ['Ravi', 'Hema'] });
  again.unsubscribe();
});
