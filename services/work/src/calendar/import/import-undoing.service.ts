import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EventRecords } from '../event/event-records.service.js';
import { ImportEntryRepository } from './import-entry.repository.js';
import type { EntryChange } from './import-entry.types.js';
import { ImportEventsRepository } from './import-events.repository.js';
import { BATCH, type ImportStep } from './import-step.types.js';
import { ImportedChanges } from './imported-changes.service.js';
import { CalendarImportRepository } from './import.repository.js';

/** Takes back what an import did. Events that somebody changed since stay as they are. */
@Injectable()
export class ImportUndoing {
  constructor(
    private readonly db: TenantDb,
    private readonly imports: CalendarImportRepository,
    private readonly entries: ImportEntryRepository,
    private readonly imported: ImportEventsRepository,
    private readonly changed: ImportedChanges,
    private readonly records: EventRecords,
  ) {}

  async take(step: ImportStep): Promise<void> {
    const { row, job, actor } = step;
    const { done, undone, kept } = await this.db.run(job.companyId, () => this.entries.count(row.id));
    for (let through = undone + kept; ;) {
      job.signal.throwIfAborted();
      const taken = await this.db.run(job.companyId, () => this.takeBatch(step));
      if (taken === 0) break;
      through += taken;
      await job.progress(through, done + undone + kept, 'Undoing');
    }
    await this.db.run(job.companyId, async () => {
      await this.imports.change(row.id, { state: 'undone' });
      await this.records.invalidate({ ...row, organiserId: actor.id }, []);
    });
  }

  private async takeBatch(step: ImportStep): Promise<number> {
    const { row } = step;
    const batch = await this.entries.takeDone(row.id, BATCH);
    if (batch.length === 0) return 0;
    const there = await this.imported.lock(
      row,
      batch.flatMap(({ uid }) => uid ?? []),
    );
    const versions = new Map(there.map(({ id, version }) => [id, version]));
    const added = batch.filter((entry) => entry.step === 'add');
    await this.imported.remove(new Map(added.map((each) => [each.id, each.eventVersion ?? 0])));
    const changes: EntryChange[] = [];
    for (const entry of batch) {
      const version = versions.get(entry.eventId ?? '');
      const isKept = version !== undefined && version !== entry.eventVersion;
      if (!isKept && version !== undefined && entry.step === 'change' && entry.before)
        await this.changed.setBack(step.actor, entry.before);
      changes.push({ place: entry.place, state: isKept ? 'kept' : 'undone' });
    }
    await this.entries.change(row.id, changes);
    return batch.length;
  }
}
