import { EVENT_ERRORS, type AnswerEvent, type CalendarEvent } from '@atrium/contracts';
import { AppError, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EventPeopleRepository } from './event-people.repository.js';
import { EventRecords } from './event-records.service.js';
import { EventView } from './event-view.service.js';
import { EventRepository } from './event.repository.js';
import { EventService } from './event.service.js';

/** Whether guests come. */
@Injectable()
export class EventAnswers {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly service: EventService,
    private readonly events: EventRepository,
    private readonly people: EventPeopleRepository,
    private readonly records: EventRecords,
    private readonly view: EventView,
  ) {}

  /** @throws {AppError} NOT_FOUND, EVENT_NOT_INVITED */
  answer(user: SignedInUser, id: string, { answer }: AnswerEvent): Promise<CalendarEvent> {
    return this.db.run(user.companyId, async () => {
      await this.events.lock(id);
      const row = await this.service.find(user, id);
      if (row.answer === null) throw new AppError(EVENT_ERRORS.EVENT_NOT_INVITED);
      await this.people.answer(id, { userId: user.id, answer }, this.clock.now());
      this.records.answered(user, row, answer);
      await this.records.invalidate(row, [user.id]);
      return this.view.show(user, { ...row, answer });
    });
  }
}
