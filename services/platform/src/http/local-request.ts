import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from '../env/loopback.rules.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** What proxies add. */
const PASSED_ON = /^(x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Whether a request looks as if it were made on this machine: the name is a local one, since any site can let its own name
 * point to 127.0.0.1, and no proxy says that it passed it on. A proxy that says nothing cannot be told from a browser:
 * what must not leave the machine needs more than this, see OutboxServer.
 */
export function isLocalRequest({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  if (Object.keys(headers).some((name) => PASSED_ON.test(name))) return false;
  return LOOPBACK.has(socket.remoteAddress ?? '') && isLoopbackHost(headers.host);
}
