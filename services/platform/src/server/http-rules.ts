import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Env } from '../env/env.js';
import { AppError } from '../errors/app-error.js';
import { takeFiles } from '../http/file-body.js';
import { isForeign } from '../http/origin.check.js';
import { answerWriter, type AnswerShape } from '../openapi/answer-writer.js';
import { earlyRefusals } from './refuse-early.js';
import { RequestContext } from '../request/request-context.js';
import { secureHeaders } from '../http/secure-headers.js';
import { spokenLanguage } from '../http/spoken-language.rules.js';

const BODY_LIMIT_BYTES = 1024 * 1024;
/** For the whole of a request to arrive: slower ones hold a connection on purpose. */
const RECEIVE_MS = 30_000;
const requestIdPattern = /^[\w-]{8,64}$/;

/** How Fastify is made for the API. */
export function fastifyOptions(env: Env): FastifyServerOptions {
  return {
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: RECEIVE_MS,
    connectionTimeout: 0,
    trustProxy: (_address, hop) => hop < env.trustProxyHops,
    genReqId: requestIdOf,
    ...earlyRefusals(env),
    logger: false,
    // While it shuts down, requests on open connections are still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
  };
}

/** A proxy's request id is kept, so that its log and ours can be read together. */
function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
}

/**
 * JSON and code in their smaller form for whoever takes it; files are stored compressed. None holds a secret beside
 * words of its request, so that its length tells nothing (BREACH).
 */
const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  customTypes: /^(application\/json|text\/(javascript|css))\b/,
  // Beyond the first levels an answer takes longer to press than the bytes that it saves take on the way.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
  zlibOptions: { level: 1 },
  globalDecompression: false,
};

/** What holds for every request: its id, safe headers, JSON only, no changes on behalf of other sites. Before any route is known. */
export async function applyHttpRules(fastify: FastifyInstance, env: Env): Promise<void> {
  await fastify.register(compress, compression);
  const publicOrigin = new URL(env.publicUrl).origin;
  fastify.removeContentTypeParser('text/plain');
  takeFiles(fastify);
  fastify.decorateRequest('user', undefined);
  fastify.decorateRequest('operator', undefined);
  const headers = secureHeaders(env);
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (isForeign(request, publicOrigin)) done(new AppError('CROSS_SITE_REQUEST'));
    else done();
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    done(
      !(request.body instanceof Readable) && holdsNul(request.body)
        ? new AppError('MALFORMED_REQUEST')
        : undefined,
    );
  });
  fastify.setSerializerCompiler(({ schema }) => answerWriter(schema as AnswerShape));
  // Not earlier: while a body is read, the context would be lost.
  fastify.addHook('preHandler', (request, _reply, done) => {
    const language = spokenLanguage(request.headers['accept-language']);
    RequestContext.run({ requestId: request.id, language }, done);
  });
}

const MAX_DEPTH = 20;

/** PostgreSQL stores no U+0000, and nothing that a person sends is nested so deep. */
function holdsNul(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null || value instanceof Readable) return false;
  return (
    depth > MAX_DEPTH ||
    Object.entries(value).some(([key, item]) => key.includes('\u0000') || holdsNul(item, depth + 1))
  );
}
