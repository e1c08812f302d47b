import { Injectable, Optional } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';

const RESTS = 2;
const MOST_REST_MS = 50;
const MOST_WAITING = 100;
const MOST_WAIT_MS = 10_000;
const RETRY_SECONDS = 5;

const full = () => new AppError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: RETRY_SECONDS });

/** What measures and waits, so that a test of lanes has its own beside the portal that runs in the same process. */
export abstract class LaneTimers {
  abstract readonly now: () => number;
  abstract readonly after: (milliseconds: number, call: () => void) => { cancel: () => void };
}

const realTimers: LaneTimers = {
  now: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return { cancel: () => clearTimeout(timer) };
  },
};

/** Begins the work of each that waits, the first to come first. */
type Waiting = Set<() => void>;

/**
 * Work for people who are not signed in, in lanes: one of a lane at a time, the others wait. Between two turns the lane
 * rests twice as long as it worked: without a rest somebody who sends a great many would keep a core of the database
 * busy all the time, of the few that those who work have for theirs. The rest is short, so that an office whose people
 * all sign in at nine is through before anybody has waited too long.
 */
@Injectable()
export class StrangerLanes {
  /** Those in which somebody's work is being done, or that rest. */
  private readonly lanes = new Map<string, Waiting>();

  constructor(@Optional() private readonly timers: LaneTimers = realTimers) {}

  /**
   * Does the work when it is its turn. A turn lasts until the work is over, also when whoever asked has hung up by then.
   * @param gone that nobody waits for the answer any more; work for nobody is not begun, and does not wait
   * @throws {AppError} TOO_MANY_ATTEMPTS when too many wait already, or it waited too long
   */
  async take<T>(key: string, work: () => Promise<T>, gone: AbortSignal): Promise<T> {
    if (gone.aborted) throw full();
    const waiting = this.lanes.get(key);
    if (waiting) await this.waitIn(waiting, gone);
    else this.lanes.set(key, new Set());
    const began = this.timers.now();
    try {
      return await work();
    } finally {
      this.rest(key, this.timers.now() - began);
    }
  }

  /** Whoever comes alone leaves nothing to rest from. */
  private rest(key: string, workedMs: number): void {
    if (this.lanes.get(key)?.size === 0) this.lanes.delete(key);
    else this.timers.after(Math.min(RESTS * workedMs, MOST_REST_MS), () => this.next(key));
  }

  /** The turn goes to the next; it ends when all have given up meanwhile. */
  private next(key: string): void {
    const [begin] = this.lanes.get(key) ?? [];
    if (begin) begin();
    else this.lanes.delete(key);
  }

  private async waitIn(waiting: Waiting, gone: AbortSignal): Promise<void> {
    if (waiting.size >= MOST_WAITING) throw full();
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        late.cancel();
        gone.removeEventListener('abort', giveUp);
        waiting.delete(begin);
      };
      const begin = () => {
        end();
        resolve();
      };
      const giveUp = () => {
        end();
        reject(full());
      };
      const late = this.timers.after(MOST_WAIT_MS, giveUp);
      gone.addEventListener('abort', giveUp);
      waiting.add(begin);
    });
  }
}
