import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { AppError } from '../errors/app-error.js';
import { AsyncScope } from '../request/async-scope.js';
import { RequestContext } from '../request/request-context.js';
import { columnTypes } from './column-types.js';

/** Work behind the scenes can wait: whoever waits here holds no connection. */
const OTHER_WAIT_MS = 5_000;
/** A timer that is later than this was held up by the process, which could hand on nothing meanwhile. */
const STOOD_STILL_MS = 200;
/** A process that always runs late is overloaded, and refuses after all. */
const MOST_PAUSES = 3;

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: Release) => void;
type Release = (error?: Error | boolean) => void;

interface GuardedPoolConfig extends PoolConfig {
  /** Somebody waits for the answer to a request, and is told soon that the portal is busy. */
  requestWaitMs: number;
}

interface Holding {
  over: boolean;
}

const holdings = new AsyncScope<Holding>();

/**
 * Runs `work`, whose caller holds a connection meanwhile. Inside it no pool hands out another: a few such requests at
 * once would each hold one and wait for the rest, until nobody's request gets any.
 */
export async function whileHolding<T>(work: () => Promise<T>): Promise<T> {
  const holding: Holding = { over: false };
  try {
    return await holdings.run(holding, work);
  } finally {
    holding.over = true;
  }
}

/** Connections are handed out in the order in which they are asked for, and nobody waits long. */
export class GuardedPool extends Pool {
  private readonly waiting = new Set<() => void>();
  private readonly requestWaitMs: number;
  private taken = 0;

  constructor({ requestWaitMs, ...config }: GuardedPoolConfig) {
    super({ ...config, types: columnTypes });
    this.requestWaitMs = requestWaitMs;
    // A connection that breaks while in use fails its queries. The error event that it also emits would end the process
    // without a listener.
    this.on('connect', (client) => client.on('error', () => undefined));
    this.on('release', () => this.handOn());
  }

  /** @throws {AppError} UNAVAILABLE when none gets free in time; {Error} for whoever holds one already */
  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    const client = this.take();
    if (!callback) return client;
    client.then(
      (taken) => callback(undefined, taken, (error) => taken.release(error)),
      (error: unknown) => callback(toError(error), undefined, () => undefined),
    );
  }

  private async take(): Promise<PoolClient> {
    if (holdings.get()?.over === false)
      throw new Error(
        'A second connection is asked for while the first is held: use that of the transaction.',
      );
    if (this.taken < this.options.max) this.taken += 1;
    else await this.turn();
    return new Promise((resolve, reject) => {
      super.connect((error, client) => {
        if (client) {
          resolve(client);
          return;
        }
        this.handOn();
        reject(toError(error));
      });
    });
  }

  /** Resolves when the place of another is handed on. */
  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const waitMs = RequestContext.current() ? this.requestWaitMs : OTHER_WAIT_MS;
      let timer: NodeJS.Timeout;
      const next = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        this.waiting.delete(next);
        reject(new AppError('UNAVAILABLE', { retryAfterSeconds: 1 }));
      };
      // After a pause of the process its timers come first, before the answers that would free connections.
      const wait = (pauses: number) => {
        const due = performance.now() + waitMs;
        const stoodStill = () => performance.now() - due > STOOD_STILL_MS;
        timer = setTimeout(
          () => (stoodStill() && pauses < MOST_PAUSES ? wait(pauses + 1) : giveUp()),
          waitMs,
        );
      };
      wait(0);
      this.waiting.add(next);
    });
  }

  private handOn(): void {
    const [next] = this.waiting;
    if (!next) this.taken -= 1;
    else {
      this.waiting.delete(next);
      next();
    }
  }
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
