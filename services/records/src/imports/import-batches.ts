import { TenantDb, type JobContext, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ImportRecord } from './import.record.js';
import type { Importer } from './importer.js';

export interface StepContext {
  actor: SignedInUser;
  record: ImportRecord;
  importer: Importer;
  job: JobContext;
}

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
      const dealtWith = await this.transact(actor.companyId, next);
      if (dealtWith === 0) return;
      through += dealtWith;
      await job.progress(through, total, words);
    }
  }

  /**
   * A transaction that does not wait for the disk: when the database itself dies, the last ones are gone with the states
   * of their rows, and are done again. The import's next state is written in a transaction that waits.
   */
  transact<Result>(companyId: string, work: () => Promise<Result>): Promise<Result> {
    return this.db.run(companyId, async () => {
      await this.db.current().query('set local synchronous_commit = off');
      return work();
    });
  }
}
