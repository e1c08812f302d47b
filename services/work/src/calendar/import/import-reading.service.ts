import { setImmediate } from 'node:timers/promises';
import { AppError, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { readInSteps } from '../ics/calendar-file.rules.js';
import { isNewer } from '../ics/file-series.rules.js';
import type { ImportedCalendar } from '../ics/imported-event.types.js';
import { ImportEntryRepository, type NewEntry } from './import-entry.repository.js';
import { ImportEventsRepository } from './import-events.repository.js';
import type { ImportStep } from './import-step.types.js';
import { reasonAgainst, uidOf } from './imported-values.rules.js';
import { CalendarImportRepository } from './import.repository.js';

const AT_ONCE = 500;
const UNNAMED = 'No title';

/** Reads the file of an import into its entries, and says what each of them would become. */
@Injectable()
export class ImportReading {
  constructor(
    private readonly db: TenantDb,
    private readonly imports: CalendarImportRepository,
    private readonly entries: ImportEntryRepository,
    private readonly events: ImportEventsRepository,
  ) {}

  /** @throws {AppError} VALIDATION_FAILED for a file that is no calendar or too large */
  async take(step: ImportStep): Promise<void> {
    const { row, job } = step;
    const file = await this.db.run(job.companyId, () => this.imports.readFile(row.id));
    if (!file) return;
    const calendar = await readFile(file, step);
    const entries = entriesOf(calendar);
    for (let at = 0; at < entries.length; at += AT_ONCE) {
      job.signal.throwIfAborted();
      const some = entries.slice(at, at + AT_ONCE);
      await this.db.run(job.companyId, async () =>
        this.entries.insert(row.id, await this.compared(step, some)),
      );
      await job.progress(Math.min(at + AT_ONCE, entries.length), entries.length);
    }
    await this.db.run(job.companyId, async () => {
      const { calendarName } = calendar;
      await this.imports.forgetFile(row.id);
      await this.imports.change(row.id, {
        state: 'ready',
        ...(calendarName !== null && { calendarName: [...calendarName].slice(0, 200).join('') }),
      });
    });
  }

  private async compared({ row }: ImportStep, entries: readonly NewEntry[]): Promise<NewEntry[]> {
    const uids = entries.flatMap(({ uid, event }) => (event && uid !== null ? [uid] : []));
    const known = new Map((await this.events.lock(row, uids)).map((each) => [each.uid, each]));
    return entries.map((entry) => {
      const there = entry.event && entry.uid !== null ? known.get(entry.uid) : undefined;
      if (!there || !entry.event) return entry;
      const before = { sequence: there.sequence, modifiedAt: there.modifiedAt.getTime() };
      return { ...entry, step: isNewer(entry.event, before) ? 'change' : 'same' };
    });
  }
}

/** The process does other work in between. */
async function readFile(file: Buffer, { row, job }: ImportStep): Promise<ImportedCalendar> {
  const steps = readInSteps(file, row.zone);
  for (;;) {
    job.signal.throwIfAborted();
    const step = steps.next();
    if (step.done) {
      if (!('refused' in step.value)) return step.value;
      throw new AppError('VALIDATION_FAILED', { message: step.value.refused });
    }
    await job.progress(step.value.done, step.value.total);
    await setImmediate();
  }
}

function entriesOf({ events, skipped, warnings }: ImportedCalendar): NewEntry[] {
  const floating = new Set(warnings.map(({ uid }) => uid));
  const read = events.map((event): Omit<NewEntry, 'place'> => {
    const reason = reasonAgainst(event);
    const known = { uid: uidOf(event), title: event.title, floating: floating.has(event.uid), reason };
    return reason ? { ...known, step: 'left', event: null } : { ...known, step: 'add', event };
  });
  const left = skipped.map(({ title, reason }): Omit<NewEntry, 'place'> => ({
    ...{ uid: null, title: [...(title ?? UNNAMED)].slice(0, 250).join(''), step: 'left', reason },
    ...{ floating: false, event: null },
  }));
  return [...read, ...left].map((entry, place) => ({ ...entry, place }));
}
