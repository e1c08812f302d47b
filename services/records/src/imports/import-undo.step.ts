import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { BATCH, ImportBatches } from './import-batches.js';
import type { StepContext } from './import-check.step.js';
import { ImportRowRepository } from './import-row.repository.js';
import type { RowChange } from './import.record.js';
import { ImportRepository } from './import.repository.js';

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
    await this.batches.run(context, { words: 'Undoing', done, total: done + counts.created, next });
    await this.db.run(actor.companyId, () => this.imports.update(record.id, { state: 'undone' }));
  }

  private async undoBatch({ actor, record, importer }: StepContext): Promise<number> {
    const batch = await this.rows.takeCreated(record.id, importer.batchSize ?? BATCH);
    if (batch.length === 0) return 0;
    const undone = await importer.undo(actor, batch);
    await this.rows.change(
      undone.map(({ id, left }): RowChange =>
        left === null
          ? { id, state: 'undone', faults: [] }
          : { id, state: 'kept', faults: [{ field: null, words: left }] },
      ),
    );
    return batch.length;
  }
}
