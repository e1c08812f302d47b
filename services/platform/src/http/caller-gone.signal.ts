import type { FastifyReply } from 'fastify';

/**
 * Aborts when the connection ends before the answer. (Fastify's `request.signal` aborts as soon as a body was read to its
 * end.)
 */
export function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
