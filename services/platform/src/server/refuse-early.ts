import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Env } from '../env/env.js';
import { AppError } from '../errors/app-error.js';
import { bodyOf, toAppError } from '../errors/error.filter.js';
import { secureHeaders } from '../http/secure-headers.js';

interface Refusals {
  frameworkErrors: NonNullable<FastifyServerOptions['frameworkErrors']>;
  clientErrorHandler: NonNullable<FastifyServerOptions['clientErrorHandler']>;
}

/** Answers to requests that never reach a hook or the error filter, in the shape and with the headers of all others. */
export function earlyRefusals(env: Pick<Env, 'publicUrl'>): Refusals {
  const headers = secureHeaders(env);
  return {
    /** A URL that the router cannot parse. */
    frameworkErrors(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
      // A browser gets the page for unknown addresses, under an address that can be read.
      if (isNavigation(request)) {
        void reply
          .headers(headers)
          .redirect(request.raw.url?.split(/[?#]/)[0]?.replaceAll('%', '%25') ?? '/', 302);
        return;
      }
      const failure = toAppError(error);
      void reply
        .headers(headers)
        .header('x-request-id', request.id)
        .status(failure.status)
        .send(bodyOf(failure, request.id));
    },

    /** Bytes that are no HTTP request, or a request that arrives too slowly or with too large a head. */
    clientErrorHandler({ code }: { code?: string }, socket: Socket): void {
      if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      socket.end(refusalOf(STATUS[code ?? ''] ?? '400 Bad Request', headers));
    },
  };
}

const isNavigation = ({ method, url, headers: { accept = '' } }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api') && accept.includes('text/html');

/** Status by the error codes of Node's HTTP parser. */
const STATUS: Partial<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

function refusalOf(status: string, headers: Record<string, string>): string {
  const requestId = randomUUID();
  const body = JSON.stringify(bodyOf(new AppError('MALFORMED_REQUEST'), requestId));
  const said = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    connection: 'close',
  };
  const lines = Object.entries(said).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n');
}
