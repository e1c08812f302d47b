import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from '../env/loopback.rules.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Headers that proxies add. */
const PASSED_ON = /^(x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Whether a request seems to come from this machine: it names a local host, since any site can point its own name to
 * 127.0.0.1, and no proxy header is set. A proxy that adds no header looks like a browser, so this check alone does not
 * protect what must stay on the machine: see OutboxServer.
 */
export function isLocalRequest({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  if (Object.keys(headers).some((name) => PASSED_ON.test(name))) return false;
  return LOOPBACK.has(socket.remoteAddress ?? '') && isLoopbackHost(headers.host);
}
