import { UserDirectoryService } from '@atrium/identity';
import { Clock, TenantDb } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { answerOn, seriesOf, wordsOf, type EventRow } from './event-row.rules.js';
import { EventRepository } from './event.repository.js';
import type { Instance } from '../recurrence/series.types.js';
import { MINUTE_MS } from '../recurrence/wall-time.rules.js';
import { ReminderRepository, type DueReminder } from './reminder.repository.js';
import { nextDue, type DueDate } from './reminder.rules.js';

/** A later one is of no use any more. */
const LATE = 10 * MINUTE_MS;
/** The next look is so far away: better a little early than late. */
const AHEAD = 5 * MINUTE_MS;
const MOST_AT_ONCE = 5_000;
/** Of one reminder at a time. */
const MOST_MISSED = 20;
/** After this time a date of which somebody was reminded is over. */
const KEPT = 60 * 24 * 60 * MINUTE_MS;

/** Reminders of events: only the next one of each is planned. Inside `TenantDb.run` only. */
@Injectable()
export class Reminders {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly reminders: ReminderRepository,
    private readonly events: EventRepository,
    private readonly directory: UserDirectoryService,
    private readonly notifications: Notifications,
  ) {}

  /** After an event or its reminders changed. */
  async plan(event: EventRow): Promise<void> {
    const rows = await this.reminders.listOf(event.id);
    if (rows.length === 0) return;
    const [zone, after] = [await this.companyZone(), this.clock.now().getTime() - LATE];
    for (const row of rows) {
      const due = nextDue(seriesOf(event), { minutes: row.minutes, after, zone });
      await this.reminders.plan(row, due && new Date(due.at));
    }
  }

  /** @returns how many were sent */
  async sendDue(): Promise<number> {
    const now = this.clock.now();
    const zone = await this.companyZone();
    const due = await this.reminders.listDue(new Date(now.getTime() + AHEAD), MOST_AT_ONCE);
    let sent = 0;
    for (const reminder of due) if (await this.send(reminder, { now, zone })) sent += 1;
    await this.reminders.forgetSent(new Date(now.getTime() - KEPT));
    return sent;
  }

  private async send(reminder: DueReminder, { now, zone }: { now: Date; zone: string }): Promise<boolean> {
    const event = await this.events.find(reminder.eventId, reminder.userId);
    if (!event) return false;
    const { minutes, nextAt } = reminder;
    const series = seriesOf(event);
    const due = nextDue(series, { minutes, after: nextAt.getTime() - 1, zone });
    const after = Math.max(nextAt.getTime(), now.getTime() - LATE);
    const next = nextDue(series, { minutes, after, zone });
    await this.reminders.plan(reminder, next && new Date(next.at));
    if (due && due.at < now.getTime() - LATE) await this.keepMissed(event, reminder, { due, now, zone });
    const isDue = due !== null && due.at <= now.getTime() + AHEAD && due.at >= now.getTime() - LATE;
    if (!isDue || answerOn(event, due.instance) === 'no') return false;
    if (!(await this.reminders.markSent(reminder, due.instance.recurrenceId, now))) return false;
    await this.notify(event, reminder.userId, due.instance);
    return true;
  }

  /** Its dates whose time passed meanwhile, as when nothing was sent for a while. */
  private async keepMissed(
    event: EventRow,
    reminder: DueReminder,
    { due, now, zone }: { due: DueDate; now: Date; zone: string },
  ): Promise<void> {
    const { minutes } = reminder;
    let date: DueDate | null = due;
    for (let count = 0; count < MOST_MISSED && date && date.at < now.getTime() - LATE; count += 1) {
      const { recurrenceId } = date.instance;
      if (answerOn(event, date.instance) !== 'no')
        await this.reminders.markMissed(reminder, recurrenceId, now);
      date = nextDue(seriesOf(event), { minutes, after: date.at, zone });
    }
  }

  private async notify(
    event: EventRow,
    userId: string,
    { start, override, recurrenceId }: Instance,
  ): Promise<void> {
    const { title, place } = wordsOf(event, override);
    const day = { day: start.slice(0, 10) };
    await this.notifications.notify({
      to: { users: [userId] },
      kind: 'event.reminder',
      subjectId: event.id,
      query: `event=${event.id}&at=${encodeURIComponent(recurrenceId)}`,
      title:
        event.zone === null
          ? words('{event} is on {day}', { event: title, day })
          : words('{event} starts at {time}', { event: title, time: start.slice(11, 16) }),
      ...(place !== null && { text: place }),
    });
  }

  private async companyZone(): Promise<string> {
    const { timezone } = await this.directory.getCompany(this.db.currentCompanyId());
    return timezone;
  }
}
