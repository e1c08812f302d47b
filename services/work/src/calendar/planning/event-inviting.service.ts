import type { UpdateEvent } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { OwnReminderRepository } from '../event/own-reminder.repository.js';
import type { EventRow } from '../event/event-row.rules.js';
import { EventGuests, type GuestChange, type Guests } from '../guest/event-guests.service.js';
import { GuestRepository } from '../guest/guest.repository.js';
import { TimeProposalRepository } from '../guest/time-proposal.repository.js';
import { refuseWhole } from './event-change.rules.js';

type Wanted = Pick<UpdateEvent, 'guestIds' | 'outsideGuests' | 'reminders'>;

/** Who comes to an event and is asked again, and of what its person is reminded. Inside `TenantDb.run` only. */
@Injectable()
export class EventInviting {
  constructor(
    private readonly guests: EventGuests,
    private readonly answers: GuestRepository,
    private readonly proposals: TimeProposalRepository,
    private readonly people: OwnReminderRepository,
  ) {}

  /** One date has guests, reminders and what else is of all dates as they are. @throws {AppError} EVENT_WHOLE */
  async refuseOfOne(
    user: SignedInUser,
    row: EventRow,
    given: UpdateEvent & { guests: Guests },
  ): Promise<void> {
    const { guests, ...wanted } = given;
    refuseWhole(row, wanted, { guests, reminders: await this.people.listReminders(row.id, user.id) });
  }

  /** Those whom another time or place concerns answer again. @param at one date; null: all */
  async askAgain(id: string, at: string | null): Promise<void> {
    await this.proposals.forget(id, at);
    if (at === null) await this.answers.forgetAnswers(id);
    else await this.answers.forgetAnswersOn(id, at);
  }

  /** @param target the event of the edited dates */
  async invite(
    user: SignedInUser,
    { organiserId }: Pick<EventRow, 'organiserId'>,
    { target, given }: { target: string; given: Wanted },
  ): Promise<GuestChange> {
    const reminders = given.reminders ?? (await this.people.listReminders(target, user.id));
    await this.people.putReminders(target, user.id, reminders);
    const { guestIds, outsideGuests } = given;
    return this.guests.put(user, target, { organiserId, guestIds, outsideGuests, reminders });
  }
}
