import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from '../errors/app-error.js';
import { networkOf } from './network.rules.js';

const AT_ONCE = 2;
const MOST_WAITING = 100;
const RETRY_SECONDS = 5;

/**
 * What people send without signing in runs in the lane of their network: two at a time, the others wait, so that somebody
 * who sends a great many does not hold up those who work.
 */
@Injectable()
export class StrangerLanes {
  private readonly lanes = new Map<string, LimitFunction>();

  /**
   * Resolves when it is the request's turn, which lasts until its answer is sent or its connection is closed.
   * @throws {AppError} TOO_MANY_ATTEMPTS when too many wait already
   */
  admit({ ip }: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    const network = networkOf(ip);
    const lane = this.lanes.get(network) ?? pLimit(AT_ONCE);
    if (lane.pendingCount >= MOST_WAITING)
      throw new AppError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: RETRY_SECONDS });
    this.lanes.set(network, lane);
    return new Promise((resolve) => {
      const turn = lane(
        () =>
          new Promise<void>((over) => {
            if (raw.closed || raw.destroyed) over();
            else raw.once('close', over);
            resolve();
          }),
      );
      void turn.then(() => {
        if (lane.activeCount + lane.pendingCount === 0) this.lanes.delete(network);
      });
    });
  }
}
