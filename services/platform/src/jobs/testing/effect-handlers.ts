import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { defineMigration } from '../../database/define-migration.js';
import { TenantDb } from '../../database/tenant-db.js';
import { AppError } from '../../errors/app-error.js';
import { HandlesJob } from '../handles-job.decorator.js';
import type { JobContext } from '../job-context.js';
import { defineJob } from '../job-definition.js';

export const effectMigration = defineMigration(
  '1763700000090-job-effect',
  `create table effect (
     company_id uuid not null, id uuid not null default uuidv7(), job_id uuid not null, word text not null,
     primary key (company_id, id)
   );
   select atrium_protect('effect');`,
);

const wordSchema = z.object({ word: z.string() });

/** Writes its word, then fails as often as the test configured. */
export const writeWord = defineJob({
  kind: 'test.write-word',
  title: 'Writing a word',
  payload: wordSchema,
  attempts: 3,
});
/** Like `writeWord`, with one attempt only. */
export const writeOnce = defineJob({ kind: 'test.write-once', payload: wordSchema, attempts: 1 });
export const refuse = defineJob({ kind: 'test.refuse' });
export const readAll = defineJob({ kind: 'test.read-all' });
export const lookAround = defineJob({ kind: 'test.look-around', payload: z.object({ other: z.uuid() }) });
/** Reports progress, waits until it is released or told to stop, then continues. */
export const walk = defineJob({ kind: 'test.walk', title: 'A walk', mode: 'steps', attempts: 3 });
/** A walk that what changes meanwhile does not count on. */
export const stroll = defineJob({ kind: 'test.stroll', mode: 'steps', keyed: 'until it begins' });

@Injectable()
export class EffectHandlers {
  failures = 0;
  private letGo: () => void = () => undefined;
  private gate = Promise.resolve();

  constructor(private readonly db: TenantDb) {}

  /** Makes walks wait until the returned function is called. */
  holdWalks(): () => void {
    this.gate = new Promise((resolve) => (this.letGo = resolve));
    return () => this.letGo();
  }

  @HandlesJob(writeWord)
  async write({ word }: z.infer<typeof wordSchema>, { jobId }: JobContext): Promise<{ letters: number }> {
    await this.db
      .current()
      .query('insert into effect (company_id, job_id, word) values ($1, $2, $3)', [
        this.db.currentCompanyId(),
        jobId,
        word,
      ]);
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('a secret of the handler');
    }
    return { letters: word.length };
  }

  @HandlesJob(writeOnce)
  writeOnce(payload: z.infer<typeof wordSchema>, job: JobContext): Promise<{ letters: number }> {
    return this.write(payload, job);
  }

  @HandlesJob(refuse)
  refuse(): Promise<void> {
    return Promise.reject(new AppError('TRANSITION_REFUSED'));
  }

  @HandlesJob(readAll)
  async read(): Promise<{ words: string[] }> {
    const rows = await this.db.current().query<{ word: string }[]>('select word from effect order by word');
    return { words: rows.map(({ word }) => word) };
  }

  @HandlesJob(lookAround)
  async look({ other }: { other: string }, { companyId }: JobContext): Promise<{ outcome: string }> {
    const elsewhere = this.db.run(other, () => Promise.resolve('reached')).catch(String);
    return { outcome: `${this.db.currentCompanyId() === companyId} ${await elsewhere}` };
  }

  @HandlesJob(walk)
  async walk(_payload: unknown, { signal, progress }: JobContext): Promise<{ steps: number }> {
    await progress(1, 3, 'The first step');
    const stopped = new Promise<void>((resolve) => {
      // It may have been told while it wrote how far it is.
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve());
    });
    await Promise.race([this.gate, stopped]);
    signal.throwIfAborted();
    await progress(3, 3, 'There');
    return { steps: 3 };
  }

  @HandlesJob(stroll)
  stroll(payload: unknown, job: JobContext): Promise<{ steps: number }> {
    return this.walk(payload, job);
  }
}
