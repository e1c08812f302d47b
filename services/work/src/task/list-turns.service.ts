import { Injectable } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Work on one thing, such as moves in one list, comes one after the other. Within a process it waits here rather than for the lock in the database,
 * where each piece would hold one of the few connections meanwhile.
 */
@Injectable()
export class ListTurns {
  private readonly lists = new Map<string, LimitFunction>();

  /** Whether work waits for its turn. */
  isAwaited(list: string): boolean {
    return (this.lists.get(list)?.pendingCount ?? 0) > 0;
  }

  /** @param list names the thing among those of all companies */
  async take<Answer>(list: string, work: () => Promise<Answer>): Promise<Answer> {
    const turns = this.lists.get(list) ?? pLimit(1);
    this.lists.set(list, turns);
    try {
      return await turns(work);
    } finally {
      if (turns.activeCount === 0 && turns.pendingCount === 0) this.lists.delete(list);
    }
  }
}
