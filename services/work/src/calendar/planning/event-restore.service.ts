import { EVENT_ERRORS, type CalendarEvent } from '@atrium/contracts';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EventFileRepository } from '../event/event-file.repository.js';
import { EventRecords } from '../event/event-records.service.js';
import { EventRooms } from '../event/event-rooms.service.js';
import type { EventRow } from '../event/event-row.rules.js';
import { EventRepository } from '../event/event.repository.js';
import { ReminderRepository } from '../event/reminder.repository.js';
import { Reminders } from '../event/reminders.service.js';
import { CancelledEventRepository } from '../guest/cancelled-event.repository.js';
import type { Guests } from '../guest/event-guests.service.js';
import { GuestRepository } from '../guest/guest.repository.js';
import { TimeProposalRepository } from '../guest/time-proposal.repository.js';
import { EventNotices } from './event-notices.service.js';
import type { EventSnapshot, GoneEvent } from './event-snapshot.rules.js';
import { EventView } from './event-view.service.js';
import { EventService } from './event.service.js';
import { RestoredEventRepository } from './restored-event.repository.js';
import { changesEvent } from '../event/event-sight.rules.js';

/** Brings back an event that was deleted as a whole. Inside `TenantDb.run` only. */
@Injectable()
export class EventRestore {
  constructor(
    private readonly clock: Clock,
    private readonly service: EventService,
    private readonly events: EventRepository,
    private readonly restored: RestoredEventRepository,
    private readonly guests: GuestRepository,
    private readonly proposals: TimeProposalRepository,
    private readonly files: EventFileRepository,
    private readonly cancelled: CancelledEventRepository,
    private readonly readers: RowReaders,
    private readonly rooms: EventRooms,
    private readonly records: EventRecords,
    private readonly notices: EventNotices,
    private readonly reminders: Reminders,
    private readonly known: ReminderRepository,
    private readonly view: EventView,
  ) {}

  /** What an edit never changes of an event that is about to go. */
  async keep(row: EventRow, { inside, outside }: Guests): Promise<GoneEvent> {
    const { ownerKind, ownerId, uid, organiserId, guestsHidden, sequence } = row;
    return {
      ...{ ownerKind, ownerId, uid, organiserId, guestsHidden, sequence, inside },
      outside: outside.map(({ id, email }) => ({ id, email })),
      reminders: (await this.known.listOf(row.id)).map(({ userId, minutes }) => ({ userId, minutes })),
      proposals: await this.proposals.list(row.id, null),
      files: await this.files.listKept(row.id),
    };
  }

  /** Its guests are invited anew. @throws {AppError} EVENT_UNDO_OVER, ACCESS_DENIED, EVENT_ROOM_TAKEN */
  async restore(
    user: SignedInUser,
    { gone, ...before }: EventSnapshot & { gone: GoneEvent },
  ): Promise<CalendarEvent> {
    const { inside, outside, reminders, proposals, files, sequence, ...own } = gone;
    const { left, values, series, answers } = before;
    if (!(await this.restored.isFree(left.id, own))) throw new AppError(EVENT_ERRORS.EVENT_UNDO_OVER);
    if (!changesEvent(await this.readers.of(user), own, 'create')) throw new AppError('ACCESS_DENIED');
    if (values.roomId !== null) await this.rooms.take(user, { roomId: values.roomId, series, eventId: null });
    // The file in the mail about its end had the next sequence.
    const next = { id: left.id, version: left.version + 1, sequence: sequence + 2 };
    const id = await this.events.insert(series, { ...values, ...own, ...next }, user.id);
    await this.guests.putInside(id, inside);
    await this.restored.addOutside(id, outside);
    await this.guests.restoreAnswers(id, answers, this.clock.now());
    await this.restored.addReminders(id, reminders);
    for (const proposal of proposals) await this.proposals.put(id, proposal);
    for (const file of files) await this.files.add(id, file);
    await this.cancelled.forget(id);
    const after = await this.service.find(user, id);
    await this.reminders.plan(after);
    this.records.undone(user, null, after);
    await this.records.invalidate(after, inside);
    await this.notices.created(user, after, { inside, outside: await this.guests.listOutside(id) });
    return this.view.show(user, after);
  }
}
