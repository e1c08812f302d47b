import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, onSendAsyncHookHandler } from 'fastify';

/** On a route whose answer is long, and the same for many. */
export const Packed = (): MethodDecorator => RouteConfig({ packed: true });

const MOST_KEPT = 500;

const compress = promisify(brotliCompress);

/** Compresses such an answer as far as possible, which takes long, once for all who get the same. */
export function packAnswers(fastify: FastifyInstance): void {
  const kept = new Map<string, Promise<Buffer>>();
  const pack: onSendAsyncHookHandler = async ({ headers }, reply, payload) => {
    const isWanted = reply.statusCode === 200 && /\bbr\b/.test(String(headers['accept-encoding']));
    if (!isWanted || typeof payload !== 'string') return payload;
    reply.header('content-encoding', 'br').header('vary', 'accept-encoding').removeHeader('content-length');
    return packOnce(kept, payload);
  };
  fastify.addHook('onRoute', (route) => {
    if (!route.config || !('packed' in route.config)) return;
    // Before what compresses all answers, which leaves a compressed one alone.
    route.onSend = [pack, ...[route.onSend ?? []].flat()];
  });
}

function packOnce(kept: Map<string, Promise<Buffer>>, payload: string): Promise<Buffer> {
  const name = createHash('sha256').update(payload).digest('base64');
  const before = kept.get(name);
  if (before) return before;
  const packed = compress(payload);
  kept.set(name, packed);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return packed;
}
