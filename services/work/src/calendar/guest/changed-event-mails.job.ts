import { Clock, defineJob, HandlesJob, Jobs } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { EventRepository } from '../event/event.repository.js';
import { seriesOf } from '../event/event-row.rules.js';
import { portableEventOf } from '../event/portable-event.rules.js';
import { MINUTE_MS } from '../recurrence/wall-time.rules.js';
import { EventMails } from './event-mails.service.js';
import { GuestRepository, type OutsideGuest } from './guest.repository.js';
import { isAhead } from './mailed-event.rules.js';

/** Whoever plans moves an event several times in a row. */
const QUIET_MS = 2 * MINUTE_MS;

const changedSchema = z.strictObject({ eventId: z.uuid(), guestId: z.uuid(), by: z.uuid() });
type Changed = z.infer<typeof changedSchema>;

const mailChange = defineJob({
  kind: 'work.changed-event-mail',
  title: 'Email about a changed event',
  payload: changedSchema,
  kept: false,
});

/** Several changes of an event within minutes are one mail to each guest, about the event as it is by then. */
@Injectable()
export class ChangedEventMails {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly events: EventRepository,
    private readonly guests: GuestRepository,
    private readonly mails: EventMails,
  ) {}

  /** Inside `TenantDb.run` only. */
  async enqueue(eventId: string, to: readonly OutsideGuest[], by: string): Promise<void> {
    const runAt = new Date(this.clock.now().getTime() + QUIET_MS);
    for (const { id: guestId } of to)
      await this.jobs.enqueue(mailChange, { eventId, guestId, by }, { key: `${eventId} ${guestId}`, runAt });
  }

  /** Whoever is no guest any more was mailed when they were taken off. */
  @HandlesJob(mailChange)
  async mail({ eventId, guestId, by }: Changed): Promise<void> {
    // A change that is being made now either is in this mail or finds that the job has ended.
    await this.events.lock(eventId);
    const [row] = await this.events.findAll([eventId]);
    const guest = await this.guests.findOutside(eventId, guestId);
    if (!row || !guest || !isAhead(seriesOf(row), this.clock.now())) return;
    const { organiserId } = row;
    const about = { kind: 'changed', eventId, organiserId, event: portableEventOf(row) } as const;
    await this.mails.send(about, [guest], by);
  }
}
