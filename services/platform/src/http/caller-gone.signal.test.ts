import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply } from 'fastify';
import { callerGone } from './caller-gone.signal.js';

const server = createServer();
let url: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => void server.close());

/** What is to answer somebody, who waits until they hang up. */
async function call(): Promise<{ raw: ServerResponse; hangUp: () => Promise<void> }> {
  const hanging = new AbortController();
  const answer = fetch(url, { signal: hanging.signal }).catch(() => null);
  const [, raw] = (await once(server, 'request')) as [unknown, ServerResponse];
  const hangUp = async () => {
    const closed = once(raw, 'close');
    hanging.abort();
    await Promise.all([answer, closed]);
  };
  return { raw, hangUp };
}

const signalOf = (raw: ServerResponse) => callerGone({ raw } as FastifyReply);

test('it aborts when the caller hangs up', async () => {
  const { raw, hangUp } = await call();
  const gone = signalOf(raw);
  expect(gone.aborted).toBe(false);
  await hangUp();
  expect(gone.aborted).toBe(true);
});

test('of a caller who has hung up before it is aborted from the start', async () => {
  const { raw, hangUp } = await call();
  await hangUp();
  expect(signalOf(raw).aborted).toBe(true);
});
