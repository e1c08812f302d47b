import { AppError, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ImportBatches, type StepContext } from './import-batches.js';
import { ImportRowRepository } from './import-row.repository.js';
import type { ReadyRow, RowChange } from './import.record.js';
import { ImportRepository } from './import.repository.js';
import type { CreatedRow, Importer, MadeRow } from './importer.js';

const OUTDATED =
  'The portal has changed since this row was checked. Import the file again to have it checked.';

/** Creates the records of the rows that are ready. */
@Injectable()
export class ImportRunStep {
  constructor(
    private readonly db: TenantDb,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowRepository,
    private readonly batches: ImportBatches,
  ) {}

  async run(context: StepContext): Promise<void> {
    const { actor, record } = context;
    const counts = await this.db.run(actor.companyId, () => this.rows.count(record.id));
    const done = counts.created + counts.filled + counts.rejected;
    const next = () => this.createBatch(context);
    await this.batches.run(context, { words: 'Importing', done, total: done + counts.ready, next });
    if (record.follow) await this.followAll(context);
    await this.db.run(actor.companyId, () => this.imports.update(record.id, { state: 'done' }));
  }

  private async createBatch({ actor, record, importer }: StepContext): Promise<number> {
    const batch = await this.rows.takeReady(record.id, importer.batchSize);
    if (batch.length === 0) return 0;
    const rows: ReadyRow[] = [];
    const refused: CreatedRow[] = [];
    for (const row of batch) {
      const { success, data } = importer.content.safeParse(row.content);
      if (success) rows.push({ ...row, content: data });
      else refused.push({ id: row.id, refusal: OUTDATED });
    }
    const made = rows.length > 0 ? await importer.create(actor, rows, record.choices) : [];
    await this.rows.change(record.id, [...made, ...refused].flatMap(toChanges));
    return batch.length;
  }

  private async followAll({ actor, record, importer, job }: StepContext): Promise<void> {
    const { followUp } = importer;
    if (!followUp) return;
    const { created } = await this.db.run(actor.companyId, () => this.rows.count(record.id));
    for (let done = 0; ; done += 1) {
      job.signal.throwIfAborted();
      const more = await this.followOne({ actor, record, followUp });
      if (!more) return;
      await job.progress(Math.min(done + 1, created), created, followUp.label);
    }
  }

  /**
   * Takes the follow-up step in a transaction of its own. A record for which it is refused stays imported, and the row
   * keeps the reason.
   */
  private async followOne({ actor, record, followUp }: FollowContext): Promise<boolean> {
    const { companyId } = actor;
    let row: MadeRow | null = null;
    try {
      return await this.db.run(companyId, async () => {
        row = await this.rows.takeUnfollowed(record.id);
        if (!row) return false;
        const recordVersion = await followUp.run(actor, row);
        await this.rows.change(record.id, [{ id: row.id, followed: true, recordVersion }]);
        return true;
      });
    } catch (error) {
      const id = (row as MadeRow | null)?.id;
      if (!(error instanceof AppError) || error.status >= 500 || !id) throw error;
      const faults = [{ field: null, words: `Imported, but: ${error.message}` }];
      await this.db.run(companyId, () => this.rows.change(record.id, [{ id, followed: true, faults }]));
      return true;
    }
  }
}

interface FollowContext extends Pick<StepContext, 'actor' | 'record'> {
  followUp: NonNullable<Importer['followUp']>;
}

function toChanges(row: CreatedRow): RowChange[] {
  const { id } = row;
  if ('refusal' in row) return [{ id, state: 'rejected', faults: [{ field: null, words: row.refusal }] }];
  const { version: recordVersion } = row;
  if (!('filling' in row)) return [{ id, state: 'created', faults: [], recordVersion }];
  const { recordId, values } = row.filling;
  return [
    { id, state: 'filled', recordId, filled: values, recordVersion, faults: row.notes },
    // Of a record that this import made itself: an undo takes it for unchanged.
    { id: recordId, recordVersion },
  ];
}
