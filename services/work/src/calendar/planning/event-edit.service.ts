import { EVENT_ERRORS, type EventEdited, type UpdateEvent } from '@atrium/contracts';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { repeats } from '../event/event-row.rules.js';
import { changeOf, editOf } from './event-change.rules.js';
import { EventDoor } from './event-door.service.js';
import { EventInviting } from './event-inviting.service.js';
import { EventNews } from './event-news.service.js';
import { EventStore } from './event-store.service.js';
import { EventUndo } from './event-undo.service.js';
import { EventView, instanceOf } from './event-view.service.js';

/** Changes one date of an event, it and the following ones, or all. */
@Injectable()
export class EventEdits {
  constructor(
    private readonly db: TenantDb,
    private readonly door: EventDoor,
    private readonly store: EventStore,
    private readonly inviting: EventInviting,
    private readonly news: EventNews,
    private readonly view: EventView,
    private readonly undo: EventUndo,
  ) {}

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, EVENT_GONE, EVENT_WHOLE, EVENT_RULE, and as `create` */
  update(user: SignedInUser, id: string, given: UpdateEvent): Promise<EventEdited> {
    return this.db.run(user.companyId, async () => {
      const opened = await this.door.open(user, { ...given, id, action: 'update' });
      const { row, series, guests, answers } = opened;
      const instance = instanceOf(series, given.at);
      if (!instance) throw new AppError(EVENT_ERRORS.EVENT_GONE);
      const isOne = given.scope === 'this' && repeats(series);
      if (isOne) await this.inviting.refuseOfOne(user, row, { ...given, guests });
      const set = changeOf(row, series, { instance, given });
      const result = editOf(series, { action: 'change', scope: given.scope, at: given.at, set });
      const isOtherRoom = given.roomId !== undefined && given.roomId !== row.roomId;
      const edited = { ...result, grows: result.grows || isOtherRoom };
      const { words = {} } = set;
      const target = await this.store.keep(user, row, { edited, isOne, instance, given, words });
      const isOneOf = isOne && edited.following === null;
      if (edited.grows) await this.inviting.askAgain(target, isOneOf ? instance.recurrenceId : null);
      const change = await this.inviting.invite(user, row, { target, given });
      const { after, earlier } = await this.door.edited(user, row, target);
      const isRenamed = words.title !== undefined || words.link !== undefined;
      const told = { row, after, earlier, scope: given.scope, guests, change };
      await this.news.edited(user, { ...told, isOther: edited.grows, isRenamed });
      const event = await this.view.show(user, after, isOneOf ? given.at : undefined);
      const left = earlier ?? after;
      const isAboutGuests = given.guestIds ?? given.outsideGuests ?? given.reminders ?? given.guestsHidden;
      const undo =
        isAboutGuests === undefined
          ? this.undo.offer(user, { before: row, answers, left, target: after, grows: edited.grows })
          : null;
      const { dropped, begins } = edited;
      return { event, dropped, begins, undo };
    });
  }
}
