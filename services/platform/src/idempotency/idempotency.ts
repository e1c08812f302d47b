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
  /** The answer is that of an earlier request: nothing was done now. */
  replayed: boolean;
}

/** Requests that have their effect once, however often they come, for 24 hours. */
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
   * Runs `work` and keeps what it answers, in one transaction; a failure of `work` keeps nothing. What was kept for
   * this request is answered instead.
   * @throws {AppError} STILL_RUNNING while an equal key is at work, KEY_REUSED for another content under it
   */
  async once<T>(companyId: string, request: OnceRequest, work: () => Promise<T>): Promise<OnceAnswer<T>> {
    return this.db.run(companyId, async () => {
      const { taken, kept } = await this.kept.take(request, this.span().since);
      if (kept) return this.replay<T>(request, kept);
      // Refused, not kept waiting: who waits holds a connection, which the work itself may need to end.
      if (!taken) throw stillRunning();
      const answer = await work();
      const fingerprint = this.fingerprint(request);
      if (!(await this.kept.keep(request, { fingerprint, answer }, this.span()))) throw stillRunning();
      return { answer, replayed: false };
    });
  }

  /** What an earlier request in the company was answered; null when there was none. @throws {AppError} KEY_REUSED */
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

  /** Keyed, because a sign-up's content holds a password that a bare hash would give away to guessing. */
  private fingerprint({ content }: OnceRequest): string {
    return createHmac('sha256', this.hashKey).update(content).digest('hex');
  }

  private span(): KeptSpan {
    const now = this.clock.now();
    return { now, since: new Date(now.getTime() - KEPT_MS) };
  }
}

const stillRunning = (): AppError => new AppError('STILL_RUNNING', { retryAfterSeconds: 1 });
