import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { StepContext } from './import-check.step.js';

export interface BatchedWork {
  /** Message shown meanwhile. */
  words: string;
  /** Rows handled in earlier batches. */
  done: number;
  total: number;
  /** Handles the next rows in a transaction. @returns how many; 0 ends the loop */
  next: () => Promise<number>;
}

/** Handles rows in batches. After a crash or a cancellation it continues where it stopped. */
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
