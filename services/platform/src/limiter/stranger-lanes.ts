import { Injectable } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';

const AT_ONCE = 2;
const MOST_WAITING = 100;
const MOST_WAIT_MS = 10_000;
const RETRY_SECONDS = 5;

const full = () => new AppError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: RETRY_SECONDS });

interface Lane {
  working: number;
  /** Begins the work of each that waits, the first to come first. */
  waiting: Set<() => void>;
}

/**
 * Work for people who are not signed in, in lanes: two of a lane at a time, the others wait, so that somebody who sends a
 * great many does not hold up those who work.
 */
@Injectable()
export class StrangerLanes {
  private readonly lanes = new Map<string, Lane>();

  /**
   * Does the work when it is its turn. A turn lasts until the work is over, also when whoever asked has hung up by then.
   * @param gone that nobody waits for the answer any more; work for nobody is not begun, and does not wait
   * @throws {AppError} TOO_MANY_ATTEMPTS when too many wait already, or it waited too long
   */
  async take<T>(key: string, work: () => Promise<T>, gone: AbortSignal): Promise<T> {
    if (gone.aborted) throw full();
    const lane = this.lanes.get(key) ?? { working: 0, waiting: new Set() };
    this.lanes.set(key, lane);
    if (lane.working < AT_ONCE) lane.working += 1;
    else await waitIn(lane, gone);
    try {
      return await work();
    } finally {
      this.leave(key, lane);
    }
  }

  /** The turn goes to the next, or ends. */
  private leave(key: string, lane: Lane): void {
    const [begin] = lane.waiting;
    if (begin) begin();
    else lane.working -= 1;
    if (lane.working === 0) this.lanes.delete(key);
  }
}

async function waitIn({ waiting }: Lane, gone: AbortSignal): Promise<void> {
  if (waiting.size >= MOST_WAITING) throw full();
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(late);
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
    const late = setTimeout(giveUp, MOST_WAIT_MS);
    gone.addEventListener('abort', giveUp);
    waiting.add(begin);
  });
}
