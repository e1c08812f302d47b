import { sendError, sendJson, TestServer } from '../testing/test-server.js';
import { readFailure } from './api-failure.js';
import { callApi } from './call-api.js';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  globalThis.atriumEarly = undefined;
});

const early = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));

test('a call answers the body, a refusal is what readFailure reads', async () => {
  server.on('GET portal/info', sendJson({ localOutbox: false }));
  expect(await callApi({ url: 'portal/info' })).toEqual({ localOutbox: false });
  server.on('POST auth/login', sendError(401, 'WRONG_CREDENTIALS'));
  const failure = await callApi({ url: 'auth/login', method: 'POST', body: {} }).catch(readFailure);
  expect(failure).toMatchObject({ status: 401, error: { code: 'WRONG_CREDENTIALS' } });
});

test('the first read has the answer that was asked for ahead, the second asks anew', async () => {
  globalThis.atriumEarly = { 'portal/info': early('{"localOutbox":true}') };
  server.on('GET portal/info', sendJson({ localOutbox: false }));
  expect(await callApi({ url: 'portal/info' })).toEqual({ localOutbox: true });
  expect(await callApi({ url: 'portal/info' })).toEqual({ localOutbox: false });
});

test('a refusal that was asked for ahead is read as any other', async () => {
  const refusal = { error: { code: 'NOT_SIGNED_IN', message: 'Sign in to continue.', requestId: 'r' } };
  globalThis.atriumEarly = { 'auth/me': early(JSON.stringify(refusal), 401) };
  expect(await callApi({ url: 'auth/me' }).catch(readFailure)).toEqual({ status: 401, ...refusal });
  globalThis.atriumEarly = { 'auth/me': early('<h1>Bad gateway</h1>', 502) };
  expect(await callApi({ url: 'auth/me' }).catch(readFailure)).toMatchObject({
    status: 502,
    error: { code: 'UNREADABLE' },
  });
});

test('an answer that never came is asked for again', async () => {
  globalThis.atriumEarly = { 'auth/me': Promise.reject(new TypeError('Failed to fetch')) };
  server.on('GET auth/me', sendJson({ user: null }));
  expect(await callApi({ url: 'auth/me' })).toEqual({ user: null });
});

test.each(['TimeoutError', 'AbortError'])(
  'one that was given up after the time-out is (%s)',
  async (name) => {
    const givenUp = new DOMException('given up', name);
    globalThis.atriumEarly = { 'auth/me': Promise.reject(givenUp), settings: hanging(givenUp) };
    for (const url of ['auth/me', 'settings'])
      expect(await callApi({ url }).catch(readFailure)).toMatchObject({
        status: 0,
        error: { code: 'TIMEOUT' },
      });
  },
);

/** An answer whose headers have arrived and whose body never does. */
async function hanging(reason: DOMException): Promise<Response> {
  return Object.assign(new Response(), { text: () => Promise.reject(reason) });
}

test.each([
  ['ahead', early('<h1>Sign in to the Wi-Fi</h1>')],
  ['now', undefined],
])('a page in place of the answer, asked for %s, is no answer', async (_when, answer) => {
  globalThis.atriumEarly = answer && { 'auth/me': answer };
  server.on('GET auth/me', (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the Wi-Fi</h1>'),
  );
  expect(await callApi({ url: 'auth/me' }).catch(readFailure)).toMatchObject({
    status: 200,
    error: { code: 'UNREADABLE' },
  });
});

test('only a read of the same takes it', async () => {
  globalThis.atriumEarly = { users: early('"early"'), 'users?search=b&page=1': early('"early b"') };
  server.on('GET users?search=a', sendJson('asked')).on('POST users', sendJson('sent'));
  expect(await callApi({ url: 'users', params: { search: 'a' } })).toBe('asked');
  expect(await callApi({ url: 'users', params: { search: 'b', role: undefined, page: 1 } })).toBe('early b');
  expect(await callApi({ url: 'users', method: 'POST', body: {} })).toBe('sent');
});

test('a write makes old what was asked for before it', async () => {
  globalThis.atriumEarly = { settings: early('"early"') };
  server.on('GET settings', sendJson('asked')).on('POST auth/login', sendJson('sent'));
  await callApi({ url: 'auth/login', method: 'POST', body: {} });
  expect(await callApi({ url: 'settings' })).toBe('asked');
});
