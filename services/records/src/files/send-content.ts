import type { FastifyReply } from 'fastify';
import { contentHeaders, parseRange } from './content-headers.rules.js';
import type { ReadableFile } from './file-reader.service.js';

/** Answers a file: 304 if the browser has it, or the range that was requested. */
export async function sendContent(
  reply: FastifyReply,
  { file, download }: { file: ReadableFile; download: boolean },
): Promise<void> {
  const { headers, method } = reply.request;
  const said = { ...contentHeaders(file, download), etag: file.tag };
  if (headers['if-none-match'] === file.tag) return void reply.headers(said).status(304).send();
  const whole = headers['if-range'] !== undefined && headers['if-range'] !== file.tag;
  const range = whole ? null : parseRange(headers.range, file.size);
  if (range === 'none')
    return void reply.headers(said).status(416).header('content-range', `bytes */${file.size}`).send();
  // Opened before the headers are sent, so that a failing store becomes an error answer.
  const bytes = method === 'HEAD' ? undefined : await file.open(range ?? undefined);
  const size = range ? range.to - range.from + 1 : file.size;
  reply
    .headers(said)
    .status(range ? 206 : 200)
    .header('content-length', size);
  if (range) reply.header('content-range', `bytes ${range.from}-${range.to}/${file.size}`);
  void reply.send(bytes);
}
