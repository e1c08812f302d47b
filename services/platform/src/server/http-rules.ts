import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { z } from 'zod';
import type { Env } from '../env/env.js';
import { AppError } from '../errors/app-error.js';
import { takeFiles } from '../http/file-body.js';
import { takeForms } from '../http/form-body.js';
import { isForeign } from '../http/origin.check.js';
import { answerWriter } from '../openapi/answer-writer.js';
import { packAnswers } from './packed-answers.js';
import { earlyRefusals } from './refuse-early.js';
import { RequestContext } from '../request/request-context.js';
import { secureHeaders } from '../http/secure-headers.js';
import { spokenLanguage } from '../http/spoken-language.rules.js';

const BODY_LIMIT_BYTES = 1024 * 1024;
/** Time limit for receiving a whole request, against clients that hold connections on purpose. */
const RECEIVE_MS = 30_000;
const requestIdPattern = /^[\w-]{8,64}$/;

/** Fastify's options for the API. */
export function fastifyOptions(env: Env): FastifyServerOptions {
  return {
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: RECEIVE_MS,
    connectionTimeout: 0,
    trustProxy: (_address, hop) => hop < env.trustProxyHops,
    genReqId: requestIdOf,
    exposeHeadRoutes: false,
    rewriteUrl: readHeadAsGet,
    ...earlyRefusals(env),
    logger: false,
    // During shutdown, requests on open connections are still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
  };
}

/**
 * HEAD is answered as the GET of its address, whose body Node leaves out. A second route for each GET would be a tenth of a
 * start.
 */
function readHeadAsGet(request: IncomingMessage): string {
  if (request.method === 'HEAD') request.method = 'GET';
  return request.url ?? '/';
}

/** Keeps a proxy's request id, so that its log and ours can be read together. */
function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
}

/**
 * Compresses JSON and code for clients that accept it; stored files are already compressed. No answer holds a secret
 * next to text from its request, so its length reveals nothing (BREACH).
 */
const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  customTypes: /^(application\/(json|x-ndjson)|text\/(javascript|css))\b/,
  // Higher levels spend more time compressing than the saved bytes would take to send.
  // What is sent in parts arrives in parts.
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 2 },
    flush: constants.BROTLI_OPERATION_FLUSH,
  },
  zlibOptions: { level: 1, flush: constants.Z_SYNC_FLUSH },
  globalDecompression: false,
};

/**
 * What applies to every request: a request id, safe headers, JSON unless a route says otherwise, no changes on behalf of
 * other sites. Call it before any route is registered.
 */
export async function applyHttpRules(fastify: FastifyInstance, env: Env): Promise<void> {
  await fastify.register(compress, compression);
  packAnswers(fastify);
  const publicOrigin = new URL(env.publicUrl).origin;
  fastify.removeContentTypeParser('text/plain');
  takeFiles(fastify);
  takeForms(fastify);
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
  fastify.setSerializerCompiler(({ schema }) => answerWriter(schema as z.ZodType));
  // In an earlier hook the context would be lost while the body is read.
  fastify.addHook('preHandler', (request, _reply, done) => {
    const language = spokenLanguage(request.headers['accept-language']);
    RequestContext.run({ requestId: request.id, language }, done);
  });
}

const MAX_DEPTH = 20;

/** Whether the value holds U+0000, which PostgreSQL cannot store, or is nested deeper than any honest request. */
function holdsNul(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null || value instanceof Readable) return false;
  return (
    depth > MAX_DEPTH ||
    Object.entries(value).some(([key, item]) => key.includes('\u0000') || holdsNul(item, depth + 1))
  );
}
