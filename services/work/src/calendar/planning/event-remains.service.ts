import { Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EventFileRepository } from '../event/event-file.repository.js';
import type { EventRow } from '../event/event-row.rules.js';
import { ReminderRepository } from '../event/reminder.repository.js';
import { CancelledEventRepository } from '../guest/cancelled-event.repository.js';
import type { Guests } from '../guest/event-guests.service.js';
import { GuestRepository, type GivenAnswer } from '../guest/guest.repository.js';
import { TimeProposalRepository } from '../guest/time-proposal.repository.js';
import type { GoneEvent } from './event-snapshot.rules.js';
import { RestoredEventRepository } from './restored-event.repository.js';

/** What goes with an event that is deleted as a whole, and comes back with it. Inside `TenantDb.run` only. */
@Injectable()
export class EventRemains {
  constructor(
    private readonly clock: Clock,
    private readonly restored: RestoredEventRepository,
    private readonly guests: GuestRepository,
    private readonly proposals: TimeProposalRepository,
    private readonly files: EventFileRepository,
    private readonly cancelled: CancelledEventRepository,
    private readonly reminders: ReminderRepository,
  ) {}

  /** Read before the event is deleted. */
  async read(row: EventRow, { inside, outside }: Guests): Promise<GoneEvent> {
    const { ownerKind, ownerId, uid, organiserId, guestsHidden, sequence } = row;
    return {
      ownerKind,
      ownerId,
      uid,
      organiserId,
      guestsHidden,
      sequence,
      inside,
      outside: outside.map(({ id, email }) => ({ id, email })),
      reminders: (await this.reminders.listOf(row.id)).map(({ userId, minutes }) => ({ userId, minutes })),
      proposals: await this.proposals.list(row.id, null),
      files: await this.files.listKept(row.id),
    };
  }

  /** Whether neither the event nor another one in its place is there. Until the transaction ends nobody else restores it. */
  mayReturn(id: string, gone: GoneEvent): Promise<boolean> {
    return this.restored.isFree(id, gone);
  }

  /** After the event itself was stored again. @returns its guests */
  async putBack(id: string, gone: GoneEvent, answers: readonly GivenAnswer[]): Promise<Guests> {
    const { inside, outside, reminders, proposals, files } = gone;
    await this.guests.putInside(id, inside);
    await this.restored.addOutside(id, outside);
    await this.guests.restoreAnswers(id, answers, this.clock.now());
    await this.restored.addReminders(id, reminders);
    for (const proposal of proposals) await this.proposals.put(id, proposal);
    for (const file of files) await this.files.add(id, file);
    await this.cancelled.forget(id);
    return { inside, outside: await this.guests.listOutside(id) };
  }
}
