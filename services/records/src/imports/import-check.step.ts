import { TenantDb, type JobContext, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ImportRowRepository } from './import-row.repository.js';
import type { ImportRecord, RowChange, RowRecord } from './import.record.js';
import { ImportRepository } from './import.repository.js';
import type { Importer, NamedRow } from './importer.js';
import { cellsByField } from './mapping.rules.js';

const BATCH = 250;

export interface StepContext {
  actor: SignedInUser;
  record: ImportRecord;
  importer: Importer;
  job: JobContext;
}

/** Checks for every row whether it can be imported, and stores the reasons if not. Repeatable. */
@Injectable()
export class ImportCheckStep {
  constructor(
    private readonly db: TenantDb,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowRepository,
  ) {}

  async run(context: StepContext): Promise<void> {
    const { actor, record, importer, job } = context;
    const { good, faulty } = await this.readAll(context);
    const checked = await this.db.run(actor.companyId, () => importer.check(good));
    const changes = [
      ...faulty,
      ...checked.map(({ id, faults, content }, place): RowChange => {
        const state = faults.length > 0 ? 'faulty' : 'ready';
        return { id, state, faults, content, place };
      }),
    ];
    for (let done = 0; done < changes.length; done += BATCH) {
      job.signal.throwIfAborted();
      await this.db.run(actor.companyId, () => this.rows.change(changes.slice(done, done + BATCH)));
      await job.progress(changes.length + done, changes.length * 2, 'Checking rows');
    }
    await this.db.run(actor.companyId, () => this.imports.update(record.id, { state: 'checked' }));
  }

  private async readAll(context: StepContext): Promise<{ good: NamedRow<unknown>[]; faulty: RowChange[] }> {
    const { actor, record, job } = context;
    const good: NamedRow<unknown>[] = [];
    const faulty: RowChange[] = [];
    const counts = await this.db.run(actor.companyId, () => this.rows.count(record.id));
    const total = counts.new + counts.faulty + counts.ready;
    for (let after = 0; ;) {
      job.signal.throwIfAborted();
      const found = await this.db.run(actor.companyId, () =>
        this.rows.list(record.id, { after, limit: BATCH }),
      );
      for (const row of found) sort(context, row, { good, faulty });
      await job.progress(good.length + faulty.length, total * 2, 'Reading rows');
      if (found.length < BATCH) return { good, faulty };
      after = found.at(-1)?.line ?? 0;
    }
  }
}

function sort(
  { actor, record, importer }: StepContext,
  { id, line, cells }: RowRecord,
  into: { good: NamedRow<unknown>[]; faulty: RowChange[] },
): void {
  const read = importer.read(actor, cellsByField(importer.fields, record.mapping, cells));
  if ('content' in read) into.good.push({ id, line, content: read.content });
  else into.faulty.push({ id, state: 'faulty', faults: read.faults });
}
