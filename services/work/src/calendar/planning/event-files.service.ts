import { EVENT_FILE_ERRORS, MOST_EVENT_FILES, type CalendarEvent } from '@atrium/contracts';
import { AppError, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EventAttachments } from '../event/event-attachments.service.js';
import { EventFileRepository } from '../event/event-file.repository.js';
import { EventRepository } from '../event/event.repository.js';
import { EventDoor } from './event-door.service.js';
import { EventEffects } from './event-effects.service.js';
import { EventView } from './event-view.service.js';

/** Adds files to events and takes them off. */
@Injectable()
export class EventFiles {
  constructor(
    private readonly db: TenantDb,
    private readonly door: EventDoor,
    private readonly events: EventRepository,
    private readonly kept: EventFileRepository,
    private readonly attachments: EventAttachments,
    private readonly effects: EventEffects,
    private readonly view: EventView,
  ) {}

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, EVENT_FILES_FULL, VALIDATION_FAILED on `fileId` */
  add(user: SignedInUser, id: string, fileId: string): Promise<CalendarEvent> {
    return this.db.run(user.companyId, async () => {
      const row = await this.door.lockToChange(user, { id, action: 'update' });
      const known = await this.kept.list(id);
      if (known.length >= MOST_EVENT_FILES) throw new AppError(EVENT_FILE_ERRORS.EVENT_FILES_FULL);
      const name = await this.attachments.attach(user, id, fileId);
      await this.touch(user, id);
      await this.effects.fileAdded(user, row, name);
      return this.view.show(user, await this.door.find(user, id));
    });
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED */
  remove(user: SignedInUser, id: string, fileId: string): Promise<CalendarEvent> {
    return this.db.run(user.companyId, async () => {
      const row = await this.door.lockToChange(user, { id, action: 'update' });
      const file = (await this.kept.list(id)).find((each) => each.id === fileId);
      if (!file) throw notFound();
      await this.attachments.detach(id, fileId);
      await this.touch(user, id);
      await this.effects.fileRemoved(user, row, file.name);
      return this.view.show(user, await this.door.find(user, id));
    });
  }

  /** The version grows, so that nobody takes back or undoes an edit and loses the file. */
  private touch(user: SignedInUser, id: string): Promise<void> {
    return this.events.touch(id, user.id);
  }
}
