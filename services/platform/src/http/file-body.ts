import type { Readable } from 'node:stream';
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

const MEGABYTE = 1_048_576;

/** The whole of a file as it arrives. @throws {AppError} PAYLOAD_TOO_LARGE on `file`, MALFORMED_REQUEST when it is cut */
export async function collectFile(body: Readable, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) throw tooLarge(mostBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    // The connection was cut.
    throw error instanceof AppError ? error : new AppError('MALFORMED_REQUEST', { cause: error });
  }
  return Buffer.concat(chunks);
}

function tooLarge(mostBytes: number): AppError {
  const message = `A file can have at most ${mostBytes / MEGABYTE} MB. Split it.`;
  return new AppError('PAYLOAD_TOO_LARGE', { message, fields: { file: message } });
}
