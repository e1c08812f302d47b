import { EVENT_ERRORS, type CalendarEvent, type EventEdited, type ProposeTime } from '@atrium/contracts';
import { AppError, Clock, nameOf, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EventEdits } from '../planning/event-edit.service.js';
import { repeats, seriesOf, type EventRow } from '../event/event-row.rules.js';
import { EventView, instanceOf } from '../planning/event-view.service.js';
import { EventDoor } from '../planning/event-door.service.js';
import { GuestRepository } from '../guest/guest.repository.js';
import { isAhead } from '../guest/mailed-event.rules.js';
import { proposedTimes } from './proposed-times.rules.js';
import { TimeProposalRepository, type ProposalRow } from '../guest/time-proposal.repository.js';
import { ProposalEffects, type Proposer } from './proposal-effects.service.js';

interface ProposalIds {
  id: string;
  proposalId: string;
}

/** Other times that guests propose, and what becomes of them. */
@Injectable()
export class TimeProposals {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly door: EventDoor,
    private readonly edits: EventEdits,
    private readonly view: EventView,
    private readonly guests: GuestRepository,
    private readonly proposals: TimeProposalRepository,
    private readonly effects: ProposalEffects,
  ) {}

  /** @throws {AppError} NOT_FOUND, EVENT_NOT_INVITED, and as `take` */
  propose(user: SignedInUser, id: string, given: ProposeTime): Promise<CalendarEvent> {
    return this.db.run(user.companyId, async () => {
      const row = await this.door.lock(user, id);
      if (row.answer === null) throw new AppError(EVENT_ERRORS.EVENT_NOT_INVITED);
      await this.take(row, { id: user.id, name: nameOf(user), user }, given);
      return this.view.show(user, row, given.at);
    });
  }

  /**
   * Inside `TenantDb.run` only, with the event locked.
   * @throws {AppError} EVENT_GONE, EVENT_OVER, and as `proposedTimes`
   */
  async take(row: EventRow, by: Proposer, given: ProposeTime): Promise<void> {
    const series = seriesOf(row);
    const instance = instanceOf(series, given.at);
    if (!instance) throw new AppError(EVENT_ERRORS.EVENT_GONE);
    const now = this.clock.now();
    if (!isAhead(series, now)) throw new AppError(EVENT_ERRORS.EVENT_OVER);
    const times = proposedTimes(series, { given, instance, now });
    const at = instance.recurrenceId;
    await this.proposals.put(row.id, { guestId: by.id, at, ...times, note: given.note, createdAt: now });
    await this.effects.proposed(row, by, { at, ...times });
  }

  /** Moves the date there; whoever proposed it comes. @throws {AppError} EVENT_PROPOSAL_GONE, and as `EventEdits.update` */
  accept(user: SignedInUser, { id, proposalId }: ProposalIds, version: number): Promise<EventEdited> {
    return this.db.run(user.companyId, async () => {
      const { at, start, end, guestId } = await this.find(id, proposalId);
      const edited = await this.edits.update(user, id, { version, scope: 'this', at, start, end });
      if (!edited.event) return edited;
      const row = await this.door.find(user, edited.event.id);
      const answer = { guestId, answer: 'yes', at: repeats(row) ? at : null } as const;
      await this.guests.answer(row.id, answer, this.clock.now());
      return { ...edited, event: await this.view.show(user, row, repeats(row) ? at : undefined) };
    });
  }

  /** The time stays; whoever proposed another is notified. @throws {AppError} EVENT_PROPOSAL_GONE, NOT_FOUND, ACCESS_DENIED */
  decline(user: SignedInUser, { id, proposalId }: ProposalIds): Promise<CalendarEvent> {
    return this.db.run(user.companyId, async () => {
      const row = await this.door.lockToChange(user, { id, action: 'update' });
      const proposal = await this.find(id, proposalId);
      await this.proposals.remove(id, proposalId);
      await this.effects.declined(user, row, proposal);
      return this.view.show(user, row, proposal.at);
    });
  }

  private async find(id: string, proposalId: string): Promise<ProposalRow> {
    const proposal = await this.proposals.find(id, proposalId);
    if (!proposal) throw new AppError(EVENT_ERRORS.EVENT_PROPOSAL_GONE);
    return proposal;
  }
}
