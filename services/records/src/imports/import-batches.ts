import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { StepContext } from './import-check.step.js';

/** So many rows are one transaction: they and what became of them are there together or not at all. */
export const BATCH = 200;

export interface BatchedWork {
  /** What the person reads meanwhile. */
  words: string;
  /** Rows that were dealt with before. */
  done: number;
  total: number;
  /** Deals with the next rows, in a transaction. @returns how many; 0 ends it */
  next: () => Promise<number>;
}

/** Rows in batches. What was killed or cancelled goes on where it stopped. */
@Injectable()
export class ImportBatches {
  constructor(private readonly db: TenantDb) {}

  async run({ actor, job }: StepContext, { words, done, total, next }: BatchedWork): Promise<void> {
    for (let through = done; ;) {
      job.signal.throwIfAborted();
      const dealtWith = await this.db.run(actor.companyId, next);
      if (dealtWith === 0) return;
      through += dealtWith;
      await job.progress(through, total, words);
    }
  }
}
