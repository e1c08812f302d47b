import { EVENT_FILE_ERRORS, MOST_EVENT_FILES, type CalendarEvent } from '@atrium/contracts';
import { AppError, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EventAttachments } from '../event/event-attachments.service.js';
import { EventFileRepository } from '../event/event-file.repository.js';
import { EventRecords } from '../event/event-records.service.js';
import type { EventRow } from '../event/event-row.rules.js';
import { EventRepository } from '../event/event.repository.js';
import { GuestRepository } from '../guest/guest.repository.js';
import { EventView } from './event-view.service.js';
import { EventService } from './event.service.js';
import { changesEvent } from '../event/event-sight.rules.js';

/** Adds files to events and takes them off. */
@Injectable()
export class EventFiles {
  constructor(
    private readonly db: TenantDb,
    private readonly service: EventService,
    private readonly events: EventRepository,
    private readonly readers: RowReaders,
    private readonly kept: EventFileRepository,
    private readonly attachments: EventAttachments,
    private readonly guests: GuestRepository,
    private readonly records: EventRecords,
    private readonly view: EventView,
  ) {}

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, EVENT_FILES_FULL, VALIDATION_FAILED on `fileId` */
  add(user: SignedInUser, id: string, fileId: string): Promise<CalendarEvent> {
    return this.db.run(user.companyId, async () => {
      const row = await this.lock(user, id);
      const known = await this.kept.list(id);
      if (known.length >= MOST_EVENT_FILES) throw new AppError(EVENT_FILE_ERRORS.EVENT_FILES_FULL);
      this.records.fileAdded(user, row, await this.attachments.attach(user, id, fileId));
      return this.done(user, row);
    });
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED */
  remove(user: SignedInUser, id: string, fileId: string): Promise<CalendarEvent> {
    return this.db.run(user.companyId, async () => {
      const row = await this.lock(user, id);
      const file = (await this.kept.list(id)).find((each) => each.id === fileId);
      if (!file) throw notFound();
      await this.attachments.detach(id, fileId);
      this.records.fileRemoved(user, row, file.name);
      return this.done(user, row);
    });
  }

  private async lock(user: SignedInUser, id: string): Promise<EventRow> {
    await this.events.lock(id);
    const row = await this.service.find(user, id);
    if (!changesEvent(await this.readers.of(user), row, 'update')) throw new AppError('ACCESS_DENIED');
    return row;
  }

  /** The version grows, so that nobody takes back or undoes an edit and loses the file. */
  private async done(user: SignedInUser, row: EventRow): Promise<CalendarEvent> {
    await this.events.touch(row.id, user.id);
    const inside = await this.guests.listInside(row.id);
    await this.records.invalidate(
      row,
      inside.map(({ userId }) => userId),
    );
    return this.view.show(user, await this.service.find(user, row.id));
  }
}
