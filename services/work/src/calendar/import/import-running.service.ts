import { setImmediate } from 'node:timers/promises';
import { AppError, Clock, TenantDb, toAppError } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable, Logger } from '@nestjs/common';
import { EventRecords } from '../event/event-records.service.js';
import { nextDue } from '../event/reminder.rules.js';
import { isNewer } from '../ics/file-series.rules.js';
import { ImportEntryRepository } from './import-entry.repository.js';
import type { EntryChange, EntryRow } from './import-entry.types.js';
import { ImportEventsRepository, type NewImported } from './import-events.repository.js';
import { BATCH, type ImportStep } from './import-step.types.js';
import { ImportedChanges } from './imported-changes.service.js';
import { remindersOf, valuesOf } from './imported-values.rules.js';
import { CalendarImportRepository } from './import.repository.js';
import { changesEvent } from '../event/event-sight.rules.js';

const AT_A_STRETCH = 10;

/** Whether it fails again however often it is tried: neither a refusal, nor a database that is away. */
const isOfContent = (error: unknown): boolean =>
  !(error instanceof AppError) && toAppError(error).code !== 'UNAVAILABLE';

/** Puts the entries of a file into the calendar. Nobody is mailed or notified. */
@Injectable()
export class ImportRunning {
  private readonly logger = new Logger(ImportRunning.name);

  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly imports: CalendarImportRepository,
    private readonly entries: ImportEntryRepository,
    private readonly imported: ImportEventsRepository,
    private readonly changes: ImportedChanges,
    private readonly readers: RowReaders,
    private readonly records: EventRecords,
  ) {}

  /** @throws {AppError} ACCESS_DENIED when the person may not change the calendar any more */
  async take(step: ImportStep): Promise<void> {
    const { row, job, actor } = step;
    const { add, change, ready } = await this.db.run(job.companyId, async () => {
      if (!changesEvent(await this.readers.of(actor), row, 'create')) throw new AppError('ACCESS_DENIED');
      return this.entries.count(row.id);
    });
    for (let left = ready; ;) {
      job.signal.throwIfAborted();
      const taken = await this.takeNext(step);
      if (taken === 0) break;
      left -= taken;
      await job.progress(add + change - left, add + change, 'Importing');
    }
    await this.db.run(job.companyId, async () => {
      await this.imports.change(row.id, { state: 'done' });
      await this.records.invalidate({ ...row, organiserId: actor.id }, []);
    });
  }

  /** An entry of which the calendar cannot keep something keeps no other one out. */
  private async takeNext(step: ImportStep): Promise<number> {
    try {
      return await this.db.run(step.job.companyId, () => this.takeBatch(step, BATCH));
    } catch (error) {
      if (!isOfContent(error)) throw error;
    }
    for (let taken = 0; taken < BATCH; taken += 1) {
      step.job.signal.throwIfAborted();
      if ((await this.takeOne(step)) === 0) return taken;
    }
    return BATCH;
  }

  private async takeOne(step: ImportStep): Promise<number> {
    const { row, job } = step;
    try {
      return await this.db.run(job.companyId, () => this.takeBatch(step, 1));
    } catch (error) {
      if (!isOfContent(error)) throw error;
      this.logger.warn({ err: error, importId: row.id }, 'An entry of a calendar file was left out.');
      return await this.db.run(job.companyId, async () => {
        const [entry] = await this.entries.takeReady(row.id, 1);
        if (!entry) return 0;
        const left = { state: 'done', step: 'left', reason: 'notKept' } as const;
        await this.entries.change(row.id, [{ place: entry.place, ...left }]);
        return 1;
      });
    }
  }

  private async takeBatch(step: ImportStep, most: number): Promise<number> {
    const { row } = step;
    const batch = await this.entries.takeReady(row.id, most);
    if (batch.length === 0) return 0;
    const known = await this.imported.lock(
      row,
      batch.flatMap(({ uid }) => uid ?? []),
    );
    const byUid = new Map(known.map((each) => [each.uid, each]));
    const added = batch.filter(({ uid }) => !byUid.has(uid ?? ''));
    const changes = await this.add(step, added);
    for (const entry of batch) {
      const there = byUid.get(entry.uid ?? '');
      if (!there) continue;
      const before = { sequence: there.sequence, modifiedAt: there.modifiedAt.getTime() };
      const newer = isNewer(entry.event, before);
      changes.push(
        newer
          ? await this.change(step, entry, there)
          : { place: entry.place, state: 'done', step: 'same' as const },
      );
    }
    await this.entries.change(row.id, changes);
    return batch.length;
  }

  private async add({ row, actor }: ImportStep, entries: readonly EntryRow[]): Promise<EntryChange[]> {
    const after = this.clock.now().getTime();
    const events: NewImported[] = [];
    for (const [place, { id, event }] of entries.entries()) {
      // Where the dates of series have to be found, others of the portal get their turn.
      if (place % AT_A_STRETCH === 0) await setImmediate();
      const { series, values } = valuesOf(event);
      const reminders = remindersOf(event).map((minutes) => {
        const due = nextDue(series, { minutes, after, zone: actor.companyTimezone });
        return { minutes, nextAt: due && new Date(due.at) };
      });
      events.push({ id, series, values, reminders });
    }
    const made = await this.imported.insert(row, events);
    return entries.map(({ id, place }) =>
      made.has(id)
        ? { place, state: 'done', step: 'add', eventId: id, eventVersion: 1 }
        : { place, state: 'done', step: 'same' },
    );
  }

  private async change(
    { actor }: ImportStep,
    { place, event }: EntryRow,
    { id, version }: { id: string; version: number },
  ): Promise<EntryChange> {
    const before = await this.changes.apply(actor, id, event);
    return { place, state: 'done', step: 'change', before, eventId: id, eventVersion: version + 1 };
  }
}
