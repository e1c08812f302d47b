import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ImportBatches, type StepContext } from './import-batches.js';
import { ImportRowRepository } from './import-row.repository.js';
import type { RowChange } from './import.record.js';
import { ImportRepository } from './import.repository.js';
import type { UndoneRow } from './importer.js';

/** Undoes an import, the last created record first, and stores for each remaining record why it stays. */
@Injectable()
export class ImportUndoStep {
  constructor(
    private readonly db: TenantDb,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowRepository,
    private readonly batches: ImportBatches,
  ) {}

  async run(context: StepContext): Promise<void> {
    const { actor, record } = context;
    const counts = await this.db.run(actor.companyId, () => this.rows.count(record.id));
    const done = counts.undone + counts.kept;
    const next = () => this.undoBatch(context);
    await this.batches.run(context, {
      words: 'Undoing',
      done,
      total: done + counts.created + counts.filled,
      next,
    });
    await this.db.run(actor.companyId, () => this.imports.update(record.id, { state: 'undone' }));
  }

  private async undoBatch({ actor, record, importer }: StepContext): Promise<number> {
    const batch = await this.rows.takeMade(record.id, importer.batchSize);
    if (batch.length === 0) return 0;
    const undone = await importer.undo(actor, batch);
    await this.rows.change(record.id, undone.flatMap(toChanges));
    return batch.length;
  }
}

function toChanges({ id, left, fields, touched }: UndoneRow): RowChange[] {
  const of = fields ?? [null];
  return [
    left === null
      ? { id, state: 'undone', faults: [] }
      : { id, state: 'kept', faults: of.map((field) => ({ field, words: left })) },
    ...(touched ? [{ id: touched.recordId, recordVersion: touched.version }] : []),
  ];
}
