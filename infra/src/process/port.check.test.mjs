import net from 'node:net';
import { pickPort, portProblem } from './port.check.mjs';

/**
 * @param {string | undefined} host
 * @returns {Promise<{ port: number, close: () => Promise<unknown> }>}
 */
async function occupy(host) {
  const server = net.createServer();
  await new Promise((resolve) => server.listen({ port: 0, host }, () => resolve(undefined)));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return { port: address.port, close: () => new Promise((resolve) => server.close(resolve)) };
}

test.each([['127.0.0.1'], [undefined]])('a port taken on %s is not free', async (host) => {
  const { port, close } = await occupy(host);
  expect(await portProblem(port)).toBe('EADDRINUSE');
  await close();
  expect(await portProblem(port)).toBe('');
});

test('the preferred port is picked while it is free, another one when it is taken', async () => {
  const free = await pickPort();
  expect(await pickPort(free)).toBe(free);
  const { port, close } = await occupy('127.0.0.1');
  expect(await pickPort(port)).not.toBe(port);
  await close();
});
