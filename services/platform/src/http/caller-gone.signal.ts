import type { FastifyReply } from 'fastify';

/**
 * Aborts when the connection closes before the answer is sent, or has closed already. Fastify's `request.signal` cannot be
 * used: it already aborts when the request's body has been read.
 */
export function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.closed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}
