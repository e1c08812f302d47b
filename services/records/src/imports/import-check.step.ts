import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ImportBatches, type StepContext } from './import-batches.js';
import { ImportRowRepository } from './import-row.repository.js';
import type { RowChange, RowRecord } from './import.record.js';
import { ImportRepository } from './import.repository.js';
import type { CheckedRow, FaultyNames, Importer, ImportFault, NamedRow } from './importer.js';
import { cellsByField, dayOrderOf, readFileCells } from './file-cells.rules.js';
import type { DayOrder } from './table-day.rules.js';

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
    const order = await this.dayOrder(context);
    let done = 0;
    for await (const found of this.batchesOf(context)) {
      const { good, faulty, named } = read(context, found, order);
      await this.batches.transact(actor.companyId, async () => {
        await addNameFaults(context, faulty, named);
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
    const order = await this.dayOrder(context);
    const good: NamedRow<unknown>[] = [];
    const changes: RowChange[] = [];
    for await (const found of this.batchesOf(context)) {
      const sorted = read(context, found, order);
      await this.db.run(actor.companyId, () => addNameFaults(context, sorted.faulty, sorted.named));
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

  /** One for the whole file, whichever column of it shows it. */
  private dayOrder({ actor, record, importer }: StepContext): Promise<DayOrder | null> {
    const columns = importer.fields.flatMap(({ key, holds }) => (holds ? (record.mapping[key] ?? []) : []));
    return this.db.run(actor.companyId, async () => {
      const found: string[] = [];
      for (const column of columns) found.push(...(await this.rows.listDayBeginnings(record.id, column)));
      return dayOrderOf(record.choices, found);
    });
  }

  private async countRows({ actor, record }: StepContext): Promise<number> {
    const counts = await this.db.run(actor.companyId, () => this.rows.count(record.id));
    return counts.new + counts.faulty + counts.known + counts.ready;
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

/** Reads rows by themselves; all that is wrong with one is told at once. */
function read({ actor, record, importer }: StepContext, rows: readonly RowRecord[], order: DayOrder | null) {
  const good: NamedRow<unknown>[] = [];
  const faulty: RowChange[] = [];
  const named: FaultyNames[] = [];
  for (const { id, line, cells } of rows) {
    const given = cellsByField(importer.fields, record.mapping, cells);
    const own = readFileCells(importer.fields, given, order);
    const row = importer.read(actor, own.cells, record.choices);
    if ('content' in row && own.faults.length === 0) good.push({ id, line, content: row.content });
    else {
      faulty.push({ id, state: 'faulty', faults: together(own.faults, 'faults' in row ? row.faults : []) });
      if ('names' in row && row.names) named.push({ id, names: row.names });
    }
  }
  return { good, faulty, named };
}

/** Adds what is wrong with the names in rows that have faults anyway. Inside `TenantDb.run` only. */
async function addNameFaults(
  { actor, importer }: StepContext,
  faulty: RowChange[],
  named: readonly FaultyNames[],
): Promise<void> {
  if (named.length === 0) return;
  const found = await importer.nameFaults(actor, named);
  for (const row of faulty) row.faults = together(row.faults ?? [], found.get(row.id) ?? []);
}

/** Of a field that cannot be read nothing else is said. */
const together = (own: readonly ImportFault[], others: readonly ImportFault[]): ImportFault[] => [
  ...own,
  ...others.filter(({ field }) => !own.some((each) => each.field === field)),
];

function toChange({ id, faults, known, notes = [], content }: CheckedRow<unknown>, place: number): RowChange {
  if (known) return { id, state: 'known', faults: [known], content, place };
  if (faults.length > 0) return { id, state: 'faulty', faults, content, place };
  return { id, state: 'ready', faults: notes, content, place };
}
