import { PassThrough, type Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { dayIn, type HomeHead, type HomeQuery } from '@atrium/contracts';
import {
  AppError,
  askOwnRoute,
  Clock,
  Contributions,
  type RouteAnswer,
  type SignedInUser,
} from '@atrium/platform';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { HomePart } from './home-part.js';

/** A part that takes longer says so; its card can be asked for again. */
const PART_LIMIT_MS = 3_000;
/** As many as a browser asks of one server at a time, so that one person's home takes no more connections than that. */
const AT_ONCE = 6;

/** The first screen's data in one answer: every part by its own permission, in its own time, with its own failure. */
@Injectable()
export class Home {
  private readonly logger = new Logger(Home.name);

  constructor(
    private readonly contributions: Contributions,
    private readonly clock: Clock,
  ) {}

  /** Lines of JSON as `HomeLine` describes them. */
  async read(request: FastifyRequest, user: SignedInUser, query: HomeQuery): Promise<Readable> {
    const parts = await this.contributions.enabledOf(HomePart, user.companyId);
    const companyDay = dayIn(this.clock.now(), user.companyTimezone);
    const addresses = [...new Set(parts.map((part) => part.address({ user, companyDay, ...query })))];
    const lines = new PassThrough();
    const head: HomeHead = { parts: addresses };
    lines.write(`${JSON.stringify(head)}\n`);
    this.writeParts(request, addresses, lines).then(
      () => lines.end(),
      (error: unknown) => lines.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return lines;
  }

  private async writeParts(request: FastifyRequest, addresses: string[], lines: PassThrough): Promise<void> {
    const open = addresses.values();
    const work = async () => {
      for (const address of open) {
        // Whoever asked may have left meanwhile.
        if (!lines.writable) return;
        const line = await this.lineOf(request, address);
        if (line !== null) lines.write(`${line}\n`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  private async lineOf(request: FastifyRequest, address: string): Promise<string | null> {
    const part = JSON.stringify(address);
    const answer = await this.ask(request, address);
    if (answer.status === 200) return `{"part":${part},"data":${answer.body}}`;
    // What is refused is left out: who asks the route itself is told why.
    if (answer.status < 500) return null;
    return `{"part":${part},"status":${answer.status},${answer.body.slice(1)}`;
  }

  private async ask(request: FastifyRequest, address: string): Promise<RouteAnswer> {
    const late = new AbortController();
    try {
      return await Promise.race([
        askOwnRoute(request, `/api/${address}`),
        wait(PART_LIMIT_MS, undefined, { signal: late.signal }).then(() => this.lateAnswer(request, address)),
      ]);
    } finally {
      late.abort();
    }
  }

  private lateAnswer({ id }: FastifyRequest, address: string): RouteAnswer {
    this.logger.warn(`${address} took longer than ${PART_LIMIT_MS} ms.`);
    const { code, message, status } = new AppError('UNAVAILABLE');
    return { status, body: JSON.stringify({ error: { code, message, requestId: id } }) };
  }
}
