import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentHeaders, parseRange } from './content-headers.rules.js';
import type { ReadableFile } from './file-reader.service.js';

/** Answers a file: nothing where the browser has it, a part where it asks for one. */
export async function sendContent(
  { headers, method }: Pick<FastifyRequest, 'headers' | 'method'>,
  reply: FastifyReply,
  { file, download }: { file: ReadableFile; download: boolean },
): Promise<void> {
  reply.headers(contentHeaders(file, download)).header('etag', file.tag);
  if (headers['if-none-match'] === file.tag) return void reply.status(304).send();
  const whole = headers['if-range'] !== undefined && headers['if-range'] !== file.tag;
  const range = whole ? null : parseRange(headers.range, file.size);
  if (range === 'none')
    return void reply.status(416).header('content-range', `bytes */${file.size}`).send();
  const size = range ? range.to - range.from + 1 : file.size;
  reply.status(range ? 206 : 200).header('content-length', size);
  if (range) reply.header('content-range', `bytes ${range.from}-${range.to}/${file.size}`);
  void reply.send(method === 'HEAD' ? undefined : await file.open(range ?? undefined));
}
