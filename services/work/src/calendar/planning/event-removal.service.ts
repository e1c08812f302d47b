import { EVENT_ERRORS, type EventEdited, type RemoveEvent } from '@atrium/contracts';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { editOf } from './event-change.rules.js';
import { EventDoor } from './event-door.service.js';
import { EventNews } from './event-news.service.js';
import { EventRestore } from './event-restore.service.js';
import { EventStore } from './event-store.service.js';
import { EventUndo } from './event-undo.service.js';
import { EventView, instanceOf } from './event-view.service.js';
import { EventService } from './event.service.js';

/** Deletes one date of an event, it and the following ones, or all. */
@Injectable()
export class EventRemoval {
  constructor(
    private readonly db: TenantDb,
    private readonly door: EventDoor,
    private readonly service: EventService,
    private readonly store: EventStore,
    private readonly restoring: EventRestore,
    private readonly news: EventNews,
    private readonly view: EventView,
    private readonly undo: EventUndo,
  ) {}

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, EVENT_GONE */
  remove(user: SignedInUser, id: string, { version, scope, at }: RemoveEvent): Promise<EventEdited> {
    return this.db.run(user.companyId, async () => {
      const { row, series, guests, answers } = await this.door.open(user, { id, version, action: 'delete' });
      if (!instanceOf(series, at)) throw new AppError(EVENT_ERRORS.EVENT_GONE);
      const edited = editOf(series, { action: 'delete', scope, at });
      const gone = edited.series ? null : await this.restoring.keep(row, guests);
      await this.store.cut(user, row, edited);
      const left = edited.series && (await this.service.find(user, id));
      await this.news.removed(user, { row, left, guests, scope });
      const rest = left ?? row;
      const kept = { before: row, answers, left: rest, target: rest, grows: true, gone };
      const undo = this.undo.offer(user, kept);
      const event = left && (await this.view.show(user, left));
      return { event, dropped: edited.dropped, begins: null, undo };
    });
  }
}
