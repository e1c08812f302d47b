import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ImportBatches, type StepContext } from './import-batches.js';
import { ImportRowRepository } from './import-row.repository.js';
import type { RowChange, RowRecord } from './import.record.js';
import { ImportRepository } from './import.repository.js';
import type { CheckedRow, Importer, NamedRow } from './importer.js';
import { cellsByField } from './mapping.rules.js';

const BATCH = 500;

/** Checks for every row whether it can be imported, and stores the reasons if not. Repeatable. */
@Injectable()
export class ImportCheckStep {
  constructor(
    private readonly db: TenantDb,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowRepository,
    private readonly batches: ImportBatches,
  ) {}

  async run(context: StepContext): Promise<void> {
    const { actor, record, importer } = context;
    const check = importer.inBatches({ user: actor, choices: record.choices });
    await (check ? this.checkInBatches(context, check) : this.checkWhole(context));
    await this.db.run(actor.companyId, () => this.imports.update(record.id, { state: 'checked' }));
  }

  /** Holds one batch at a time. */
  private async checkInBatches(
    context: StepContext,
    check: NonNullable<ReturnType<Importer['inBatches']>>,
  ): Promise<void> {
    const { actor, record, job } = context;
    const total = await this.countRows(context);
    let done = 0;
    for await (const found of this.batchesOf(context)) {
      const { good, faulty } = read(context, found);
      await this.batches.transact(actor.companyId, async () => {
        const checked = await check(good);
        const ready = checked.map((row, place) => toChange(row, done + place));
        await this.rows.change(record.id, [...faulty, ...ready]);
      });
      done += found.length;
      await job.progress(done, total, 'Checking rows');
    }
  }

  private async checkWhole(context: StepContext): Promise<void> {
    const { actor, record, importer, job } = context;
    const total = await this.countRows(context);
    const good: NamedRow<unknown>[] = [];
    const changes: RowChange[] = [];
    for await (const found of this.batchesOf(context)) {
      const sorted = read(context, found);
      good.push(...sorted.good);
      changes.push(...sorted.faulty);
      await job.progress(good.length + changes.length, total * 2, 'Reading rows');
    }
    const run = { user: actor, choices: record.choices };
    const checked = await this.db.run(actor.companyId, () => importer.check(good, run));
    changes.push(...checked.map(toChange));
    for (let done = 0; done < changes.length; done += BATCH) {
      job.signal.throwIfAborted();
      await this.db.run(actor.companyId, () =>
        this.rows.change(record.id, changes.slice(done, done + BATCH)),
      );
      await job.progress(changes.length + done, changes.length * 2, 'Checking rows');
    }
  }

  private async countRows({ actor, record }: StepContext): Promise<number> {
    const counts = await this.db.run(actor.companyId, () => this.rows.count(record.id));
    return counts.new + counts.faulty + counts.ready;
  }

  private async *batchesOf({ actor, record, job }: StepContext): AsyncGenerator<RowRecord[]> {
    for (let after = 0; ;) {
      job.signal.throwIfAborted();
      const found = await this.db.run(actor.companyId, () =>
        this.rows.list(record.id, { after, limit: BATCH }),
      );
      if (found.length > 0) yield found;
      if (found.length < BATCH) return;
      after = found.at(-1)?.line ?? 0;
    }
  }
}

/** Reads rows by themselves. */
function read({ actor, record, importer }: StepContext, rows: readonly RowRecord[]) {
  const good: NamedRow<unknown>[] = [];
  const faulty: RowChange[] = [];
  for (const { id, line, cells } of rows) {
    const given = cellsByField(importer.fields, record.mapping, cells);
    const row = importer.read(actor, given, record.choices);
    if ('content' in row) good.push({ id, line, content: row.content });
    else faulty.push({ id, state: 'faulty', faults: row.faults });
  }
  return { good, faulty };
}

function toChange({ id, faults, notes = [], content }: CheckedRow<unknown>, place: number): RowChange {
  if (faults.length > 0) return { id, state: 'faulty', faults, content, place };
  return { id, state: 'ready', faults: notes, content, place };
}
