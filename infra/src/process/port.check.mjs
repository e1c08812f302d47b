import net from 'node:net';
import { codeOf } from '../plain.error.mjs';

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<{ port: number, code: string }>} the port that was bound, or why it could not be
 */
function bind(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve({ port, code: codeOf(error) }));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve({ port: bound, code: '' }));
    });
  });
}

/**
 * Why nobody can listen on the port: '' when it is free, else an error code such as EADDRINUSE or EACCES.
 * Also asks for the loopback address, since some systems allow the wildcard beside it.
 * @param {number} port
 * @returns {Promise<string>}
 */
export async function portProblem(port) {
  const all = await bind(port, undefined);
  return all.code || (await bind(port, '127.0.0.1')).code;
}

/**
 * A free port on 127.0.0.1: the preferred one if it is free.
 * @param {number} [preferred]
 * @returns {Promise<number>}
 */
export async function pickPort(preferred) {
  if (preferred && !(await bind(preferred, '127.0.0.1')).code) return preferred;
  return (await bind(0, '127.0.0.1')).port;
}
