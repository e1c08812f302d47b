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
const PART = MEGABYTE / 8;

/** A file in parts, in their order. As one piece of megabytes, each step with it would hold up everybody else. */
export type FileParts = readonly Buffer[];

/** A file as it arrives. @throws {AppError} PAYLOAD_TOO_LARGE on `file`, MALFORMED_REQUEST when it is cut */
export async function collectFile(body: Readable, mostBytes: number): Promise<FileParts> {
  const full: Buffer[] = [];
  // However small the chunks of a sender are, they need no more memory than the file.
  let [part, filled] = [Buffer.allocUnsafe(PART), 0];
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (full.length * PART + filled + chunk.length > mostBytes) throw tooLarge(mostBytes);
      for (let at = 0; at < chunk.length;) {
        const copied = chunk.copy(part, filled, at);
        [at, filled] = [at + copied, filled + copied];
        if (filled < PART) continue;
        full.push(part);
        [part, filled] = [Buffer.allocUnsafe(PART), 0];
      }
    }
  } catch (error) {
    // The connection was cut.
    throw error instanceof AppError ? error : new AppError('MALFORMED_REQUEST', { cause: error });
  }
  return [...full, part.subarray(0, filled)];
}

function tooLarge(mostBytes: number): AppError {
  const message = `A file can have at most ${mostBytes / MEGABYTE} MB. Split it.`;
  return new AppError('PAYLOAD_TOO_LARGE', { message, fields: { file: message } });
}
