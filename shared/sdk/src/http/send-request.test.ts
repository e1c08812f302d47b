import type { IncomingMessage, ServerResponse } from 'node:http';
import { jest } from '@jest/globals';
import { showLanguage } from '../language/texts.js';
import { sendError, sendJson, TestServer } from '../testing/test-server.js';
import { readFailure } from './api-failure.js';
import { newRequestKey } from './request-key.js';
import { sendRequest } from './send-request.js';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const CALL = 'POST things';
const send = (key?: string) =>
  sendRequest({ url: 'things', method: 'POST', body: { name: 'a' }, ...(key && { key }) });

type Respond = (response: ServerResponse) => void;

/** Gives the answers one after the other and then repeats the last. @returns the received keys */
function answerInTurn(...answers: Respond[]): unknown[] {
  const keys: unknown[] = [];
  server.on(CALL, (response) => {
    const { headers }: IncomingMessage = response.req;
    keys.push(headers['idempotency-key']);
    answers[Math.min(keys.length, answers.length) - 1]?.(response);
  });
  return keys;
}

const lose: Respond = (response) => response.destroy();
const stillRunning: Respond = (response) => {
  response.setHeader('retry-after', '0');
  sendError(409, 'STILL_RUNNING')(response);
};

test('a lost answer is asked for again under the same key', async () => {
  const key = newRequestKey();
  const keys = answerInTurn(lose, sendJson({ id: 1 }, 201));
  expect(await send(key)).toEqual({ id: 1 });
  expect(keys).toEqual([key, key]);
});

test('a request that is still worked on is asked for again', async () => {
  const key = newRequestKey();
  const keys = answerInTurn(lose, stillRunning, stillRunning, sendJson({ id: 1 }, 201));
  expect(await send(key)).toEqual({ id: 1 });
  expect(keys).toEqual([key, key, key, key]);
});

test('it is given up after a while', async () => {
  const keys = answerInTurn(stillRunning);
  const failure = await send(newRequestKey()).catch(readFailure);
  expect(failure).toMatchObject({ status: 409, error: { code: 'STILL_RUNNING' } });
  expect(keys).toHaveLength(5);
});

test('without a network it is not asked for again before the browser has one', async () => {
  const key = newRequestKey();
  const keys = answerInTurn(lose, sendJson({ id: 1 }, 201));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const waiting = new Promise<void>((resolve) => {
    const listen = globalThis.addEventListener;
    jest.spyOn(globalThis, 'addEventListener').mockImplementation((...given: Parameters<typeof listen>) => {
      listen(...given);
      if (given[0] === 'online') resolve();
    });
  });
  const sent = send(key);
  await waiting;
  expect(keys).toEqual([key]);
  jest.restoreAllMocks();
  dispatchEvent(new Event('online'));
  expect(await sent).toEqual({ id: 1 });
  expect(keys).toEqual([key, key]);
});

test('a server that answered is asked again without a wait for the network', async () => {
  answerInTurn(stillRunning, sendJson({ id: 1 }, 201));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const listened = jest.spyOn(globalThis, 'addEventListener');
  expect(await send(newRequestKey())).toEqual({ id: 1 });
  expect(listened.mock.calls.filter(([name]) => name === 'online')).toEqual([]);
  jest.restoreAllMocks();
});

test('a refusal is final, and a request without a key is sent once', async () => {
  const refused = answerInTurn(sendError(409, 'EMAIL_TAKEN'));
  await expect(send(newRequestKey())).rejects.toThrow();
  expect(refused).toHaveLength(1);
  const keyless = answerInTurn(lose);
  await expect(send()).rejects.toThrow();
  expect(keyless).toEqual([undefined]);
});

test('a key is a random UUID', () => {
  const keys = Array.from({ length: 1000 }, newRequestKey);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(1000);
});

test('the server learns the language of the page, so that a mail can be in it', async () => {
  const asked: unknown[] = [];
  server.on(CALL, (response) => {
    asked.push(response.req.headers['accept-language']);
    sendJson({})(response);
  });
  await send();
  await showLanguage('hi');
  await send();
  await showLanguage('en');
  expect(asked).toEqual(['en', 'hi']);
});
