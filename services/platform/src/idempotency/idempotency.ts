import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { TenantDb } from '../database/tenant-db.js';
import { ENV, type Env } from '../env/env.js';
import { AppError } from '../errors/app-error.js';
import { Secrets } from '../secrets/secrets.js';
import { IdempotencyRepository, type KeptAnswer, type KeptSpan } from './idempotency.repository.js';
import type { OnceRequest } from './once-request.js';

const KEPT_MS = 24 * 3_600_000;

export interface OnceAnswer<T> {
  answer: T;
  /** True when this is the answer to an earlier request and nothing was done now. */
  replayed: boolean;
}

/** Gives repeated requests their effect once, for 24 hours. */
@Injectable()
export class Idempotency {
  private readonly hashKey: string;

  constructor(
    private readonly db: TenantDb,
    private readonly kept: IdempotencyRepository,
    private readonly clock: Clock,
    @Inject(ENV) env: Env,
  ) {
    this.hashKey = Secrets.derive(env.secret, 'idempotency');
  }

  /**
   * Runs `work` and stores its answer in one transaction; if `work` fails, nothing is stored. A stored answer to this
   * request is returned without running `work`.
   * @throws {AppError} STILL_RUNNING while a request with an equal key is being handled, KEY_REUSED for a known key
   * with other content
   */
  async once<T>(companyId: string, request: OnceRequest, work: () => Promise<T>): Promise<OnceAnswer<T>> {
    return this.db.run(companyId, async () => {
      const { taken, kept } = await this.kept.take(request, this.span().since);
      if (kept) return this.replay<T>(request, kept);
      // Refused instead of waiting: a waiting request would hold a connection, which the running work may need to
      // finish.
      if (!taken) throw stillRunning();
      const answer = await work();
      const fingerprint = this.fingerprint(request);
      if (!(await this.kept.keep(request, { fingerprint, answer }, this.span()))) throw stillRunning();
      return { answer, replayed: false };
    });
  }

  /** The stored answer to an earlier request in the company, or null. @throws {AppError} KEY_REUSED */
  async recall<T>(companyId: string, request: OnceRequest): Promise<OnceAnswer<T> | null> {
    return this.db.run(companyId, async () => {
      const kept = await this.kept.find(request, this.span().since);
      return kept && this.replay<T>(request, kept);
    });
  }

  private replay<T>(request: OnceRequest, kept: KeptAnswer): OnceAnswer<T> {
    if (kept.fingerprint !== this.fingerprint(request)) throw new AppError('KEY_REUSED');
    return { answer: kept.answer as T, replayed: true };
  }

  /** A keyed hash, because a sign-up's content holds a password that could be guessed from a plain hash. */
  private fingerprint({ content }: OnceRequest): string {
    return createHmac('sha256', this.hashKey).update(content).digest('hex');
  }

  private span(): KeptSpan {
    const now = this.clock.now();
    return { now, since: new Date(now.getTime() - KEPT_MS) };
  }
}

const stillRunning = (): AppError => new AppError('STILL_RUNNING', { retryAfterSeconds: 1 });
