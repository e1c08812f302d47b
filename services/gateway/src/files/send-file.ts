import fastifySend from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Compressed copies that a build may have put beside a file, the smallest first. */
const COMPRESSED = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
];

/** Source maps are not served, also when asked for in capitals, encoded or compressed. */
const SOURCE_MAP = /\.map(\.(br|gz))?$/i;

const OPTIONS = { index: false, cacheControl: false, dotfiles: 'ignore' } as const;

/** A file below `root` and the headers for its answer. */
export interface FileAnswer {
  root: string;
  /** As in the URL: encoded, with a leading slash. */
  path: string;
  headers: Record<string, string>;
}

/**
 * Sends a file, in a compressed copy if the browser accepts it and the build has one. A missing file is answered like
 * an unknown route.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { root, path, headers }: FileAnswer,
): Promise<FastifyReply> {
  if (isSourceMap(path)) {
    reply.callNotFound();
    return reply;
  }
  const accepted = String(request.headers['accept-encoding']);
  for (const { encoding, suffix } of COMPRESSED.filter((each) => accepted.includes(each.encoding))) {
    const found = await fastifySend(request.raw, path + suffix, { ...OPTIONS, root });
    if (found.type !== 'file') continue;
    reply.headers({
      ...found.headers,
      ...headers,
      'content-encoding': encoding,
      'content-type': typeOf(path),
    });
    return reply.header('vary', 'accept-encoding').status(found.statusCode).send(found.stream);
  }
  const found = await fastifySend(request.raw, path, { ...OPTIONS, root });
  if (found.type === 'file') {
    reply.headers({ ...found.headers, ...headers }).header('vary', 'accept-encoding');
    return reply.status(found.statusCode).send(found.stream);
  }
  reply.callNotFound();
  return reply;
}

function isSourceMap(path: string): boolean {
  try {
    return SOURCE_MAP.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function typeOf(path: string): string {
  const type = fastifySend.mime.getType(path) ?? 'application/octet-stream';
  return fastifySend.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
