import { EVENT_ERRORS, type EventEdited, type RemoveEvent, type UpdateEvent } from '@atrium/contracts';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EventGuests, type GuestChange, type Guests } from '../guest/event-guests.service.js';
import { GuestRepository } from '../guest/guest.repository.js';
import { TimeProposalRepository } from '../guest/time-proposal.repository.js';
import type { Series } from '../recurrence/series.types.js';
import { Reminders } from '../event/reminders.service.js';
import { changeOf, editOf, refuseWhole } from './event-change.rules.js';
import { EventNotices } from './event-notices.service.js';
import { OwnReminderRepository } from '../event/own-reminder.repository.js';
import { EventRecords } from '../event/event-records.service.js';
import { repeats, seriesOf, type EventRow } from '../event/event-row.rules.js';
import { EventRestore } from './event-restore.service.js';
import { EventScope } from '../event/event-scope.service.js';
import { EventStore } from './event-store.service.js';
import { EventUndo } from './event-undo.service.js';
import { EventView, instanceOf } from './event-view.service.js';
import { EventRepository } from '../event/event.repository.js';
import { EventService } from './event.service.js';

/** Changes one date of an event, it and the following ones, or all. */
@Injectable()
export class EventEdits {
  constructor(
    private readonly db: TenantDb,
    private readonly service: EventService,
    private readonly events: EventRepository,
    private readonly guests: EventGuests,
    private readonly answers: GuestRepository,
    private readonly proposals: TimeProposalRepository,
    private readonly people: OwnReminderRepository,
    private readonly scope: EventScope,
    private readonly view: EventView,
    private readonly store: EventStore,
    private readonly records: EventRecords,
    private readonly notices: EventNotices,
    private readonly reminders: Reminders,
    private readonly undo: EventUndo,
    private readonly restoring: EventRestore,
  ) {}

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, EVENT_GONE, EVENT_WHOLE, EVENT_RULE, and as `create` */
  update(user: SignedInUser, id: string, given: UpdateEvent): Promise<EventEdited> {
    return this.db.run(user.companyId, async () => {
      const { row, series, guests } = await this.lock(user, { ...given, id, action: 'update' });
      const instance = instanceOf(series, given.at);
      if (!instance) throw new AppError(EVENT_ERRORS.EVENT_GONE);
      const isOne = given.scope === 'this' && repeats(series);
      if (isOne) {
        const reminders = await this.people.listReminders(id, user.id);
        refuseWhole(row, given, { guests, reminders });
      }
      const set = changeOf(row, series, { instance, given });
      const result = editOf(series, { action: 'change', scope: given.scope, at: given.at, set });
      const isOtherRoom = given.roomId !== undefined && given.roomId !== row.roomId;
      const edited = { ...result, grows: result.grows || isOtherRoom };
      const { words = {} } = set;
      const answers = await this.answers.listGiven(id);
      const target = await this.store.keep(user, row, { edited, isOne, instance, given, words });
      const isOneOf = isOne && edited.following === null;
      if (edited.grows) await this.askAgain(target, isOneOf ? instance.recurrenceId : null);
      const change = await this.invite(user, row, { target, given });
      const after = await this.service.find(user, target);
      const earlier = row.id === target ? null : await this.events.find(row.id, user.id);
      await this.replan(earlier ? [earlier, after] : [after]);
      this.records.changed(user, row, { after, scope: given.scope });
      await this.records.invalidate(row, [...guests.inside, ...change.invited.inside]);
      const isRenamed = words.title !== undefined || words.link !== undefined;
      const also = earlier && { row: earlier, cancelled: false, guests };
      await this.notices.edited(user, { also, after, guests: change, isOther: edited.grows, isRenamed });
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

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, EVENT_GONE */
  remove(user: SignedInUser, id: string, { version, scope, at }: RemoveEvent): Promise<EventEdited> {
    return this.db.run(user.companyId, async () => {
      const { row, series, guests } = await this.lock(user, { id, version, action: 'delete' });
      if (!instanceOf(series, at)) throw new AppError(EVENT_ERRORS.EVENT_GONE);
      const edited = editOf(series, { action: 'delete', scope, at });
      const answers = await this.answers.listGiven(id);
      const gone = edited.series ? null : await this.restoring.keep(row, guests);
      await this.store.cut(user, row, edited);
      this.records.removed(user, row, scope);
      await this.records.invalidate(row, guests.inside);
      const left = edited.series && (await this.service.find(user, id));
      await this.notices.removed(user, { row, left, guests });
      await this.replan(left ? [left] : []);
      const rest = left ?? row;
      const kept = { before: row, answers, left: rest, target: rest, grows: true, gone };
      const undo = this.undo.offer(user, kept);
      const event = left && (await this.view.show(user, left));
      return { event, dropped: edited.dropped, begins: null, undo };
    });
  }

  /** Those whom another time or place concerns answer again. @param at one date; null: all */
  private async askAgain(id: string, at: string | null): Promise<void> {
    await this.proposals.forget(id, at);
    if (at === null) await this.answers.forgetAnswers(id);
    else await this.answers.forgetAnswersOn(id, at);
  }

  private async replan(events: readonly EventRow[]): Promise<void> {
    for (const event of events) await this.reminders.plan(event);
  }

  private async lock(
    user: SignedInUser,
    { id, version, action }: { id: string; version: number; action: 'update' | 'delete' },
  ): Promise<{ row: EventRow; series: Series; guests: Guests }> {
    await this.events.lock(id);
    const row = await this.service.find(user, id);
    if (!(await this.scope.mayChange(user, row, action))) throw new AppError('ACCESS_DENIED');
    if (row.version !== version) throw new AppError('STALE_VERSION');
    return { row, series: seriesOf(row), guests: await this.guests.of(id) };
  }

  private async invite(
    user: SignedInUser,
    { organiserId }: EventRow,
    { target, given }: { target: string; given: UpdateEvent },
  ): Promise<GuestChange> {
    const reminders = given.reminders ?? (await this.people.listReminders(target, user.id));
    await this.people.putReminders(target, user.id, reminders);
    const { guestIds, outsideGuests } = given;
    return this.guests.put(user, target, { organiserId, guestIds, outsideGuests, reminders });
  }
}
