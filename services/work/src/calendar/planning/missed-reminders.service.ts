import type { MissedReminders as Missed } from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { seriesOf, wordsOf } from '../event/event-row.rules.js';
import { EventRepository } from '../event/event.repository.js';
import { ReminderRepository } from '../event/reminder.repository.js';
import { DAY_MS } from '../recurrence/wall-time.rules.js';
import { timesOf } from '../event/event-times.rules.js';
import { instanceOf } from './event-view.service.js';
import { seesDate } from '../event/event-sight.rules.js';

const DAYS = 14;
const MOST = 50;

/** Reminders that could not be sent in time. */
@Injectable()
export class MissedReminders {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly reminders: ReminderRepository,
    private readonly events: EventRepository,
    private readonly readers: RowReaders,
  ) {}

  /** Of the last two weeks, of events that the person still sees. */
  list(user: SignedInUser): Promise<Missed> {
    return this.db.run(user.companyId, async () => {
      const reader = await this.readers.of(user);
      const since = new Date(this.clock.now().getTime() - DAYS * DAY_MS);
      const items: Missed['items'] = [];
      for (const { eventId, at, minutes } of await this.reminders.listMissed(user.id, since, MOST)) {
        const row = await this.events.find(eventId, user.id);
        const instance = row && instanceOf(seriesOf(row), at);
        if (!row || !instance || !seesDate(reader, row, instance.override)) continue;
        const { title } = wordsOf(row, instance.override);
        const { start, end } = timesOf(seriesOf(row), instance);
        items.push({ eventId, at, minutes, title, start, end, zone: row.zone });
      }
      return { items };
    });
  }
}
