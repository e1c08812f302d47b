import { EVENT_ERRORS, type EventEdited, type RemoveEvent, type UpdateEvent } from '@atrium/contracts';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { repeats } from '../event/event-row.rules.js';
import { changeOf, editOf } from './event-change.rules.js';
import { EventDoor } from './event-door.service.js';
import { EventEffects } from './event-effects.service.js';
import { EventInviting } from './event-inviting.service.js';
import { EventRemains } from './event-remains.service.js';
import { EventSnapshots } from './event-snapshots.service.js';
import { EventStore } from './event-store.service.js';
import { EventView, instanceOf } from './event-view.service.js';

/** Changes or deletes one date of an event, it and the following ones, or all. */
@Injectable()
export class EventEdits {
  constructor(
    private readonly db: TenantDb,
    private readonly door: EventDoor,
    private readonly store: EventStore,
    private readonly inviting: EventInviting,
    private readonly effects: EventEffects,
    private readonly view: EventView,
    private readonly snapshots: EventSnapshots,
    private readonly remains: EventRemains,
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
      const target = await this.store.applyEdit(user, row, { edited, isOne, instance, given, words });
      const isOneOf = isOne && edited.following === null;
      if (edited.grows) await this.inviting.askAgain(target, isOneOf ? instance.recurrenceId : null);
      const change = await this.inviting.invite(user, row, { target, given });
      const { after, earlier } = await this.door.edited(user, row, target);
      const isRenamed = words.title !== undefined || words.link !== undefined;
      const edit = { row, after, earlier, scope: given.scope, guests, change };
      await this.effects.edited(user, { ...edit, isOther: edited.grows, isRenamed });
      const event = await this.view.show(user, after, isOneOf ? given.at : undefined);
      const left = earlier ?? after;
      const isAboutGuests = given.guestIds ?? given.outsideGuests ?? given.reminders ?? given.guestsHidden;
      const undo =
        isAboutGuests === undefined
          ? this.snapshots.seal(user, { before: row, answers, left, target: after, grows: edited.grows })
          : null;
      const { dropped, begins } = edited;
      return { event, dropped, begins, undo };
    });
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, EVENT_GONE */
  remove(user: SignedInUser, id: string, { version, scope, at }: RemoveEvent): Promise<EventEdited> {
    return this.db.run(user.companyId, async () => {
      const { row, series, guests, answers } = await this.door.open(user, { id, version, action: 'delete' });
      if (!instanceOf(series, at)) throw new AppError(EVENT_ERRORS.EVENT_GONE);
      const edited = editOf(series, { action: 'delete', scope, at });
      const gone = edited.series ? null : await this.remains.read(row, guests);
      await this.store.cut(user, row, edited);
      const left = edited.series && (await this.door.find(user, id));
      await this.effects.removed(user, { row, left, guests, scope });
      const rest = left ?? row;
      const undo = this.snapshots.seal(user, {
        before: row,
        answers,
        left: rest,
        target: rest,
        grows: true,
        gone,
      });
      const event = left && (await this.view.show(user, left));
      return { event, dropped: edited.dropped, begins: null, undo };
    });
  }
}
