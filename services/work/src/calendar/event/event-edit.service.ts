import { EVENT_ERRORS, type EventEdited, type RemoveEvent, type UpdateEvent } from '@atrium/contracts';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { Series } from '../recurrence/series.types.js';
import { Reminders } from './reminders.service.js';
import { changeOf, editOf, refuseWhole } from './event-change.rules.js';
import { EventNotices } from './event-notices.service.js';
import { EventPeopleRepository } from './event-people.repository.js';
import { EventRecords } from './event-records.service.js';
import { seriesOf, type EventRow } from './event-row.rules.js';
import { EventScope } from './event-scope.service.js';
import { EventStore } from './event-store.service.js';
import { EventUndo } from './event-undo.service.js';
import { EventView, instanceOf } from './event-view.service.js';
import { EventRepository } from './event.repository.js';
import { EventService } from './event.service.js';

/** Changes one date of an event, it and the following ones, or all. */
@Injectable()
export class EventEdits {
  constructor(
    private readonly db: TenantDb,
    private readonly service: EventService,
    private readonly events: EventRepository,
    private readonly people: EventPeopleRepository,
    private readonly scope: EventScope,
    private readonly view: EventView,
    private readonly store: EventStore,
    private readonly records: EventRecords,
    private readonly notices: EventNotices,
    private readonly reminders: Reminders,
    private readonly undo: EventUndo,
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
        refuseWhole(row, given, { guestIds: guests, reminders });
      }
      const set = changeOf(row, series, { instance, given });
      const edited = editOf(series, { action: 'change', scope: given.scope, at: given.at, set });
      const answers = await this.people.listGuests(id);
      const target = await this.store.keep(user, row, {
        edited,
        isOne,
        instance,
        given,
        words: set.words ?? {},
      });
      if (edited.grows) await this.people.forgetAnswers(target);
      const invited = await this.invite(user, target, { given, guests });
      const after = await this.service.find(user, target);
      const left = row.id === target ? after : await this.service.find(user, row.id);
      await this.replan(left === after ? [after] : [left, after]);
      this.records.changed(user, row, { after, scope: given.scope });
      await this.records.invalidate(row, [...guests, ...invited]);
      await this.notices.invited(user, after, invited);
      const staying = guests.filter((each) => given.guestIds?.includes(each) ?? true);
      if (edited.grows) await this.notices.changed(user, after, staying);
      const at = isOne && edited.following === null ? given.at : undefined;
      const undo =
        given.guestIds || given.reminders
          ? null
          : this.undo.offer(user, { before: row, answers, left, target: after, grows: edited.grows });
      return { event: await this.view.show(user, after, at), dropped: edited.dropped, undo };
    });
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, EVENT_GONE */
  remove(user: SignedInUser, id: string, { version, scope, at }: RemoveEvent): Promise<EventEdited> {
    return this.db.run(user.companyId, async () => {
      const { row, series, guests } = await this.lock(user, { id, version, action: 'delete' });
      if (!instanceOf(series, at)) throw new AppError(EVENT_ERRORS.EVENT_GONE);
      const edited = editOf(series, { action: 'delete', scope, at });
      await this.store.cut(user, row, edited);
      this.records.removed(user, row, scope);
      await this.records.invalidate(row, guests);
      await this.notices.cancelled(user, row, guests);
      const left = edited.series && (await this.service.find(user, id));
      await this.replan(left ? [left] : []);
      const answers = left ? await this.people.listGuests(id) : [];
      const undo = left && this.undo.offer(user, { before: row, answers, left, target: left, grows: true });
      return { event: left && (await this.view.show(user, left)), dropped: edited.dropped, undo };
    });
  }

  private async replan(events: readonly EventRow[]): Promise<void> {
    for (const event of events) await this.reminders.plan(event);
  }

  private async lock(
    user: SignedInUser,
    { id, version, action }: { id: string; version: number; action: 'update' | 'delete' },
  ): Promise<{ row: EventRow; series: Series; guests: string[] }> {
    await this.events.lock(id);
    const row = await this.service.find(user, id);
    if (!(await this.scope.mayChange(user, row, action))) throw new AppError('ACCESS_DENIED');
    if (row.version !== version) throw new AppError('STALE_VERSION');
    const guests = await this.people.listGuests(id);
    return { row, series: seriesOf(row), guests: guests.map(({ userId }) => userId) };
  }

  /** @returns those who are new */
  private async invite(
    user: SignedInUser,
    id: string,
    { given, guests }: { given: UpdateEvent; guests: readonly string[] },
  ): Promise<string[]> {
    const reminders = given.reminders ?? (await this.people.listReminders(id, user.id));
    await this.people.putReminders(id, user.id, reminders);
    if (!given.guestIds) return [];
    const wanted = given.guestIds.filter((each) => each !== user.id);
    const added = wanted.filter((each) => !guests.includes(each));
    await this.service.checkGuests(user.companyId, added);
    await this.people.putGuests(id, wanted);
    for (const each of added) await this.people.putReminders(id, each, reminders);
    return added;
  }
}

const repeats = ({ rule, rdates }: Series): boolean => rule !== null || rdates.length > 0;
