import { http, readFailure } from '@atrium/sdk';
import { FakeApi } from '../testing/fake-api.js';
import { takeEarlyAnswers } from './early-answers.js';

const json = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, statusText: 'as said' }));

function early(answers: Record<string, Promise<Response>>): FakeApi {
  globalThis.atriumEarly = answers;
  const server = new FakeApi();
  takeEarlyAnswers(http);
  return server;
}

test('the first call has the answer that was asked for ahead, the second asks anew', async () => {
  const server = early({ 'portal/info': json({ localOutbox: true }) });
  server.on('GET portal/info', () => ({ localOutbox: false }));
  expect((await http.get('portal/info')).data).toEqual({ localOutbox: true });
  expect(server.calls).toEqual([]);
  expect((await http.get('portal/info')).data).toEqual({ localOutbox: false });
});

test('a refusal rejects as any call does', async () => {
  const refusal = { error: { code: 'NOT_SIGNED_IN', message: 'Please sign in.', requestId: 'r' } };
  early({ 'auth/me': json(refusal, 401) });
  const failure = await http.get('auth/me').catch(readFailure);
  expect(failure).toEqual({ status: 401, ...refusal });
});

test('an answer that never came is asked for again', async () => {
  const lost = Promise.reject(new TypeError('Failed to fetch'));
  const server = early({ 'auth/me': lost }).on('GET auth/me', () => ({ user: null }));
  expect((await http.get('auth/me')).data).toEqual({ user: null });
  expect(server.calls).toHaveLength(1);
});

test('only plain reads of the same address take it', async () => {
  const server = early({ users: json({ items: [] }) });
  server.on('GET users', () => 'asked').on('POST users', () => 'sent');
  expect((await http.get('users', { params: { search: 'a' } })).data).toBe('asked');
  expect((await http.post('users', {})).data).toBe('sent');
});
