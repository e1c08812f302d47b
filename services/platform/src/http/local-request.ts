import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request was made on this machine. One that a proxy passed on is not, whatever its address; and the
 * name must be a local one, since any site can let its own name point to 127.0.0.1.
 */
export function isLocalRequest({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  return LOOPBACK.has(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '');
}
