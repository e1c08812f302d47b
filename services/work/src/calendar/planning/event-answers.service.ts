import { EVENT_ERRORS, type AnswerEvent, type CalendarEvent } from '@atrium/contracts';
import { AppError, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { GuestRepository } from '../guest/guest.repository.js';
import { EventRecords } from '../event/event-records.service.js';
import { repeats, seriesOf } from '../event/event-row.rules.js';
import { EventView, instanceOf } from './event-view.service.js';
import { EventDoor } from './event-door.service.js';

/** Whether guests come. */
@Injectable()
export class EventAnswers {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly door: EventDoor,
    private readonly guests: GuestRepository,
    private readonly records: EventRecords,
    private readonly view: EventView,
  ) {}

  /** @throws {AppError} NOT_FOUND, EVENT_NOT_INVITED, EVENT_GONE */
  answer(user: SignedInUser, id: string, { answer, at }: AnswerEvent): Promise<CalendarEvent> {
    return this.db.run(user.companyId, async () => {
      const row = await this.door.lock(user, id);
      if (row.answer === null) throw new AppError(EVENT_ERRORS.EVENT_NOT_INVITED);
      const instance = at === undefined ? null : instanceOf(seriesOf(row), at);
      if (at !== undefined && !instance) throw new AppError(EVENT_ERRORS.EVENT_GONE);
      const one = repeats(row) ? (instance?.recurrenceId ?? null) : null;
      await this.guests.answer(id, { guestId: user.id, answer, at: one }, this.clock.now());
      this.records.answered(user, row, { answer, guest: null });
      await this.records.invalidate(row, [user.id]);
      return this.view.show(user, await this.door.find(user, id), at);
    });
  }
}
