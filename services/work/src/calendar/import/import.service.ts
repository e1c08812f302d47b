import type { Readable } from 'node:stream';
import {
  CALENDAR_ENTRIES_SHOWN,
  CALENDAR_FILE_MAX_BYTES,
  CALENDAR_IMPORT_ERRORS,
  EVENT_ERRORS,
  type CalendarEntries,
  type CalendarEntriesQuery,
  type CalendarImport,
  type CalendarUpload,
} from '@atrium/contracts';
import { AppError, Audit, collectFile, Jobs, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { beginsCalendar } from '../ics/content-lines.rules.js';
import { ImportEntryRepository } from './import-entry.repository.js';
import { calendarImportJob } from './import.job.js';
import type { ImportRow } from './import-row.types.js';
import { CalendarImportRepository } from './import.repository.js';
import { stateOf, transitionsOf } from './import-state.rules.js';
import { changesEvent } from '../event/event-sight.rules.js';

const KIND = 'calendar_import';
/** Of one person: files that are read, or wait for it. */
const MOST_WAITING = 2;

/** Imports of calendar files: each step is a job. A person sees their own. */
@Injectable()
export class CalendarImports {
  /** Of each person: files on their way, which are refused before a byte of them is read when there are too many. */
  private readonly arriving = new Map<string, number>();

  constructor(
    private readonly db: TenantDb,
    private readonly imports: CalendarImportRepository,
    private readonly entries: ImportEntryRepository,
    private readonly readers: RowReaders,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} EVENT_OWNER, PAYLOAD_TOO_LARGE, CALENDAR_FILES_MANY, CALENDAR_FILE_UNREAD on `file` */
  async receive(user: SignedInUser, upload: CalendarUpload, body: Readable): Promise<CalendarImport> {
    const others = this.arriving.get(user.id) ?? 0;
    if (others >= MOST_WAITING) throw new AppError(CALENDAR_IMPORT_ERRORS.CALENDAR_FILES_MANY);
    this.arriving.set(user.id, others + 1);
    try {
      return await this.take(user, upload, body);
    } finally {
      const left = (this.arriving.get(user.id) ?? 1) - 1;
      if (left > 0) this.arriving.set(user.id, left);
      else this.arriving.delete(user.id);
    }
  }

  private async take(
    user: SignedInUser,
    { name, owner, zone }: CalendarUpload,
    body: Readable,
  ): Promise<CalendarImport> {
    const kind = owner === 'person' || owner === 'company' ? owner : 'team';
    const ownerId = { person: user.id, team: owner, company: null }[kind];
    const target = { ownerKind: kind, ownerId } as const;
    await this.db.run(user.companyId, async () => {
      if (!changesEvent(await this.readers.of(user), target, 'create'))
        throw new AppError(EVENT_ERRORS.EVENT_OWNER, { fields: { owner: EVENT_ERRORS.EVENT_OWNER.message } });
      await this.refuseMany(user);
    });
    const file = await collectFile(body, CALENDAR_FILE_MAX_BYTES);
    const { CALENDAR_FILE_UNREAD } = CALENDAR_IMPORT_ERRORS;
    if (!beginsCalendar(file[0] ?? Buffer.alloc(0)))
      throw new AppError(CALENDAR_FILE_UNREAD, { fields: { file: CALENDAR_FILE_UNREAD.message } });
    return this.db.run(user.companyId, async () => {
      await this.refuseMany(user);
      const given = { userId: user.id, ...target, fileName: name, zone: zone ?? user.companyTimezone };
      const id = await this.imports.insert(given, file);
      await this.start(user, id, { step: 'read', state: 'reading', version: 1 });
      return this.show(await this.find(user, id));
    });
  }

  list(user: SignedInUser): Promise<CalendarImport[]> {
    return this.db.run(user.companyId, async () => {
      const shown: CalendarImport[] = [];
      for (const row of await this.imports.list(user.id)) shown.push(await this.show(row));
      return shown;
    });
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<CalendarImport> {
    return this.db.run(user.companyId, async () => this.show(await this.find(user, id)));
  }

  /** What the file has, a part of it each time. @throws {AppError} NOT_FOUND */
  listEntries(user: SignedInUser, id: string, query: CalendarEntriesQuery): Promise<CalendarEntries> {
    return this.db.run(user.companyId, async () => {
      await this.find(user, id);
      const found = await this.entries.list(id, query, CALENDAR_ENTRIES_SHOWN + 1);
      return {
        items: found.slice(0, CALENDAR_ENTRIES_SHOWN),
        more: found.length > CALENDAR_ENTRIES_SHOWN,
      };
    });
  }

  /** Imports what is ready, or the rest of it. @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  run(user: SignedInUser, id: string, version: number): Promise<CalendarImport> {
    return this.step(user, { id, version, step: 'run', state: 'running' });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  undo(user: SignedInUser, id: string, version: number): Promise<CalendarImport> {
    return this.step(user, { id, version, step: 'undo', state: 'undoing' });
  }

  private async refuseMany({ id }: SignedInUser): Promise<void> {
    if ((await this.imports.countWaiting(id)) >= MOST_WAITING)
      throw new AppError(CALENDAR_IMPORT_ERRORS.CALENDAR_FILES_MANY);
  }

  private step(
    user: SignedInUser,
    { id, ...given }: { id: string; version: number; step: 'run' | 'undo'; state: 'running' | 'undoing' },
  ): Promise<CalendarImport> {
    return this.db.run(user.companyId, async () => {
      const row = await this.find(user, id);
      const counts = await this.entries.count(id);
      if (!transitionsOf(row, counts).includes(given.step)) throw new AppError('TRANSITION_REFUSED');
      await this.start(user, id, given);
      const resource = { kind: KIND, id, title: row.fileName };
      const events = given.step === 'run' ? counts.ready : counts.done;
      this.audit.record({ action: `${KIND}.${given.step}`, by: user, resource, after: { events } });
      return this.show(await this.find(user, id));
    });
  }

  private async start(
    { id: createdBy }: SignedInUser,
    importId: string,
    given: { step: 'read' | 'run' | 'undo'; state: ImportRow['state']; version: number },
  ): Promise<void> {
    const { step, state, version } = given;
    const jobId = await this.jobs.enqueue(
      calendarImportJob,
      { importId, step },
      { key: importId, createdBy },
    );
    if (!(await this.imports.change(importId, { state, jobId }, version)))
      throw new AppError('STALE_VERSION');
  }

  private async find({ id: userId }: SignedInUser, id: string): Promise<ImportRow> {
    const row = await this.imports.find(id, userId);
    if (!row) throw notFound();
    return row;
  }

  private async show(row: ImportRow): Promise<CalendarImport> {
    const { id, fileName, calendarName, ownerKind, ownerId, jobId, createdAt, version } = row;
    const { ready, ...counts } = await this.entries.count(id);
    return {
      id,
      fileName,
      calendarName,
      jobId,
      version,
      counts,
      owner: { kind: ownerKind, id: ownerId },
      state: stateOf(row),
      left: await this.imports.listLeft(id),
      keptTitles: await this.entries.kept(id),
      createdAt: createdAt.toISOString(),
      allowedTransitions: transitionsOf(row, { ...counts, ready }),
    };
  }
}
