import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { runTaskList, type WorkerPool } from 'graphile-worker';
import { ENV, type Env } from '../env/env.js';
import { JobScheduler } from './job-scheduler.js';
import { QueueDb } from './queue-db.js';
import { createQueueLogger } from './queue-logger.js';
import { QueueTasks } from './queue-tasks.js';
import { HEARTBEAT_MS, WorkerRegistry } from './worker-registry.js';

const JOBS_AT_ONCE = 4;
/** Polling finds what no database notification announced: retries that are due, and jobs of dead workers. */
const POLL_MS = 2_000;
const LOOK_AT_CLOCK_MS = 20_000;
const RESTART_MS = 1_000;
/**
 * Running jobs may continue for this long in a shutdown. Then they are told to stop, and shortly after they go back
 * into the queue.
 */
const DRAIN_MS = 5_000;
const STOP_MS = 1_000;

/** Runs the queue's jobs in this process from start to shutdown, if the settings allow it. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobWorker.name);
  private readonly ending = new AbortController();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private pool: WorkerPool | undefined;
  private stopped: Promise<void> | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly queue: QueueDb,
    private readonly tasks: QueueTasks,
    private readonly registry: WorkerRegistry,
    private readonly scheduler: JobScheduler,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.worker === 'off') return;
    this.serve();
    this.every(HEARTBEAT_MS, () => this.beat());
    this.every(LOOK_AT_CLOCK_MS, () => this.scheduler.look());
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  /** Takes no more jobs and waits some seconds for the running ones; those left go back into the queue. */
  stop(): Promise<void> {
    this.stopped ??= this.end();
    return this.stopped;
  }

  private serve(): void {
    const { pool } = this.queue;
    const options = { concurrency: JOBS_AT_ONCE, pollInterval: POLL_MS, noHandleSignals: true };
    const served = runTaskList(
      { ...options, logger: createQueueLogger() },
      this.tasks.list(this.ending.signal),
      pool,
    );
    this.pool = served;
    const ended = (error: unknown): void => {
      if (this.stopped) return;
      this.logger.warn(`The queue is served again in a moment: ${String(error)}`);
      setTimeout(() => void this.serveAgain(served.id), RESTART_MS).unref();
    };
    served.promise.then(ended, ended);
  }

  private async serveAgain(failed: string): Promise<void> {
    await this.registry.giveUp(failed).catch((error: unknown) => this.logger.warn(`Jobs: ${String(error)}`));
    if (!this.stopped) this.serve();
  }

  /** Runs `work` now and at each interval. A failure is logged, and the next interval tries again. */
  private every(ms: number, work: () => Promise<unknown>): void {
    const run = (): void => {
      const turn = work()
        .then(() => undefined)
        .catch((error: unknown) => this.logger.warn(`Jobs: ${String(error)}`))
        .finally(() => this.underWay.delete(turn));
      this.underWay.add(turn);
    };
    this.timers.push(setInterval(run, ms).unref());
    run();
  }

  private async beat(): Promise<void> {
    if (this.pool) await this.registry.beat(this.pool.id);
  }

  private async end(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    const { pool } = this;
    const done = (): boolean => true;
    const drained = Promise.resolve(pool?.gracefulShutdown('The process ends.')).then(done, done);
    await Promise.all(this.underWay);
    if (!pool) return;
    if (!(await within(DRAIN_MS, drained))) {
      this.ending.abort(new Error('The process ends.'));
      if (!(await within(STOP_MS, drained)))
        await Promise.resolve(pool.forcefulShutdown('The process ended.')).catch(done);
    }
    // The queue library does not wait until the ends of jobs are stored, so some may still be locked.
    await this.registry.giveUp(pool.id).catch(() => undefined);
  }
}

/** Whether a promise settles with true in time. */
async function within(ms: number, promise: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
