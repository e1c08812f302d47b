import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** `@RouteConfig(TAKES_FILE)`: the route's body may be a file, `application/octet-stream`, and is then a stream. */
export const TAKES_FILE = { takesFile: true } as const;

/**
 * Hands the stream on unread, so that the access guard runs before the first byte is read. Whoever reads the stream
 * limits its size.
 */
export function takeFiles(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('application/octet-stream', (request, payload, done) => {
    const { takesFile } = request.routeOptions.config as Partial<typeof TAKES_FILE>;
    if (takesFile) done(null, payload);
    else done(new AppError('UNSUPPORTED_MEDIA_TYPE'), undefined);
  });
}
