import type { LiveEvent } from '@atrium/contracts';
import type { FastifyReply } from 'fastify';
import type { SignedInUser } from '../request/signed-in-user.js';

/**
 * Most bytes that may wait for a browser that does not read. Beyond that the stream is closed; the browser reconnects
 * and fetches everything anew.
 */
const MAX_WAITING_BYTES = 256 * 1024;
const RECONNECT_MS = 2_000;

/** One browser's stream of server-sent events. */
export class LiveStream {
  private events = 0;

  constructor(
    private readonly reply: FastifyReply,
    readonly token: string,
    public user: SignedInUser,
  ) {}

  /** Takes the answer over from Fastify and sends the head. */
  open(): void {
    const { raw } = this.reply.hijack();
    for (const [name, value] of Object.entries(this.reply.getHeaders())) {
      if (value !== undefined) raw.setHeader(name, value);
    }
    // Without X-Accel-Buffering, nginx would buffer the events.
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    this.write(`retry: ${RECONNECT_MS}\n\n`);
  }

  /** With the id, the browser sends Last-Event-ID when it reconnects. */
  send(event: LiveEvent): void {
    this.events += 1;
    this.write(`id: ${this.events}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  /** Sends a comment, so that proxies do not close a silent connection. */
  beat(): void {
    this.write(':\n\n');
  }

  end(last: LiveEvent): void {
    this.send(last);
    this.close();
  }

  close(): void {
    this.reply.raw.end();
  }

  onClose(fn: () => void): void {
    this.reply.raw.once('close', fn);
  }

  private write(text: string): void {
    const { raw } = this.reply;
    if (raw.writableEnded || raw.destroyed) return;
    if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy();
    else raw.write(text);
  }
}
