import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { collectFile } from './file-body.js';

/** `@RouteConfig(TAKES_FORM)`: the route's body may be what a page sends without a script, and is then a stream. */
export const TAKES_FORM = { takesForm: true } as const;

const KINDS = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** Hands the stream on unread, as of files: the access guard runs first, and whoever reads it limits its size. */
export function takeForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(KINDS, (request, payload, done) => {
    const { takesForm } = request.routeOptions.config as Partial<typeof TAKES_FORM>;
    if (takesForm) done(null, payload);
    else done(new AppError('UNSUPPORTED_MEDIA_TYPE'), undefined);
  });
}

/** @throws {AppError} UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, MALFORMED_REQUEST */
export async function readForm(request: FastifyRequest, mostBytes: number): Promise<FormData> {
  const type = request.headers['content-type'] ?? '';
  if (!KINDS.some((kind) => type.toLowerCase().startsWith(kind)))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const parts = await collectFile(request.body as Readable, mostBytes);
  const form = await new Response(new Uint8Array(Buffer.concat(parts)), { headers: { 'content-type': type } })
    // oxlint-disable-next-line typescript/no-deprecated -- deprecated for bodies of any size; this one is held to its limit
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('MALFORMED_REQUEST', { cause });
    });
  // PostgreSQL cannot store them.
  if ([...form.values()].some((value) => typeof value === 'string' && value.includes('\0')))
    throw new AppError('MALFORMED_REQUEST');
  return form;
}
