import { Injectable } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from '../errors/app-error.js';

const AT_ONCE = 2;
const MOST_WAITING = 100;
const MOST_WAIT_MS = 10_000;
const RETRY_SECONDS = 5;

const full = () => new AppError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: RETRY_SECONDS });

/**
 * Work for people who are not signed in, in lanes: two of a lane at a time, the others wait, so that somebody who sends a
 * great many does not hold up those who work.
 */
@Injectable()
export class StrangerLanes {
  private readonly lanes = new Map<string, LimitFunction>();

  /**
   * Does the work when it is its turn. A turn lasts until the work is over, also when whoever asked has hung up by then.
   * @param isGone whether somebody still waits for the answer; work for nobody is not begun
   * @throws {AppError} TOO_MANY_ATTEMPTS when too many wait already, or it waited too long
   */
  take<T>(key: string, work: () => Promise<T>, isGone: () => boolean): Promise<T> {
    const lane = this.lanes.get(key) ?? pLimit(AT_ONCE);
    if (lane.pendingCount >= MOST_WAITING) throw full();
    this.lanes.set(key, lane);
    return new Promise<T>((resolve, reject) => {
      let hasGivenUp = false;
      const late = setTimeout(() => {
        hasGivenUp = true;
        reject(full());
      }, MOST_WAIT_MS);
      void lane(async () => {
        clearTimeout(late);
        if (hasGivenUp) return;
        if (isGone()) reject(full());
        else await work().then(resolve, reject);
      }).then(() => {
        if (lane.activeCount + lane.pendingCount === 0) this.lanes.delete(key);
      });
    });
  }
}
