import { EVENT_ERRORS, type CalendarEvent, type EventEdited, type ProposeTime } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EventEdits } from '../planning/event-edit.service.js';
import { EventRecords } from '../event/event-records.service.js';
import { repeats, seriesOf, type EventRow } from '../event/event-row.rules.js';
import { portableEventOf } from '../event/portable-event.rules.js';
import { EventView, instanceOf } from '../planning/event-view.service.js';
import { EventRepository } from '../event/event.repository.js';
import { EventService } from '../planning/event.service.js';
import { EventMails } from '../guest/event-mails.service.js';
import { GuestRepository } from '../guest/guest.repository.js';
import { isAhead } from '../guest/mailed-event.rules.js';
import { proposedTimes } from './proposed-times.rules.js';
import { TimeProposalRepository, type ProposalRow } from '../guest/time-proposal.repository.js';
import { changesEvent } from '../event/event-sight.rules.js';

/** Whoever proposes: an account, or a guest from outside. */
export interface Proposer {
  id: string;
  name: string;
  /** Null: by a link. */
  user: SignedInUser | null;
}

interface ProposalPlace {
  id: string;
  proposalId: string;
}

/** Other times that guests propose, and what becomes of them. */
@Injectable()
export class TimeProposals {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly service: EventService,
    private readonly edits: EventEdits,
    private readonly events: EventRepository,
    private readonly readers: RowReaders,
    private readonly view: EventView,
    private readonly guests: GuestRepository,
    private readonly proposals: TimeProposalRepository,
    private readonly records: EventRecords,
    private readonly notifications: Notifications,
    private readonly mails: EventMails,
    private readonly directory: UserDirectoryService,
  ) {}

  /** @throws {AppError} NOT_FOUND, EVENT_NOT_INVITED, and as `take` */
  propose(user: SignedInUser, id: string, given: ProposeTime): Promise<CalendarEvent> {
    return this.db.run(user.companyId, async () => {
      await this.events.lock(id);
      const row = await this.service.find(user, id);
      if (row.answer === null) throw new AppError(EVENT_ERRORS.EVENT_NOT_INVITED);
      await this.take(row, { id: user.id, name: `${user.firstName} ${user.lastName}`, user }, given);
      return this.view.show(user, row, given.at);
    });
  }

  /**
   * Inside `TenantDb.run` only, with the event locked.
   * @throws {AppError} EVENT_GONE, EVENT_OVER, and as `proposedTimes`
   */
  async take(row: EventRow, { id, name, user }: Proposer, given: ProposeTime): Promise<void> {
    const series = seriesOf(row);
    const instance = instanceOf(series, given.at);
    if (!instance) throw new AppError(EVENT_ERRORS.EVENT_GONE);
    const now = this.clock.now();
    if (!isAhead(series, now)) throw new AppError(EVENT_ERRORS.EVENT_OVER);
    const times = proposedTimes(series, { given, instance, now });
    const at = instance.recurrenceId;
    await this.proposals.put(row.id, { guestId: id, at, ...times, note: given.note, createdAt: now });
    this.records.proposed(user, row, { guest: name, starts: times.start, ends: times.end });
    await this.records.invalidate(row, [id]);
    await this.notifications.notify({
      ...{ to: { users: [row.organiserId] }, kind: 'event.proposed', subjectId: row.id },
      ...(user && { actorId: user.id }),
      query: `event=${row.id}&at=${encodeURIComponent(at)}`,
      title: words('{name} proposes another time for an event', { name }),
      text: row.title,
    });
  }

  /** Moves the date there; whoever proposed it comes. @throws {AppError} EVENT_PROPOSAL_GONE, and as `EventEdits.update` */
  accept(user: SignedInUser, { id, proposalId }: ProposalPlace, version: number): Promise<EventEdited> {
    return this.db.run(user.companyId, async () => {
      const { at, start, end, guestId } = await this.find(id, proposalId);
      const edited = await this.edits.update(user, id, { version, scope: 'this', at, start, end });
      if (!edited.event) return edited;
      const row = await this.service.find(user, edited.event.id);
      const answer = { guestId, answer: 'yes', at: repeats(row) ? at : null } as const;
      await this.guests.answer(row.id, answer, this.clock.now());
      return { ...edited, event: await this.view.show(user, row, repeats(row) ? at : undefined) };
    });
  }

  /** The time stays; whoever proposed another is told. @throws {AppError} EVENT_PROPOSAL_GONE, NOT_FOUND, ACCESS_DENIED */
  decline(user: SignedInUser, { id, proposalId }: ProposalPlace): Promise<CalendarEvent> {
    return this.db.run(user.companyId, async () => {
      await this.events.lock(id);
      const row = await this.service.find(user, id);
      if (!changesEvent(await this.readers.of(user), row, 'update')) throw new AppError('ACCESS_DENIED');
      const proposal = await this.find(id, proposalId);
      await this.proposals.remove(id, proposalId);
      await this.tellDeclined(user, row, proposal);
      await this.records.invalidate(row, [proposal.guestId]);
      return this.view.show(user, row, proposal.at);
    });
  }

  private async find(id: string, proposalId: string): Promise<ProposalRow> {
    const proposal = await this.proposals.find(id, proposalId);
    if (!proposal) throw new AppError(EVENT_ERRORS.EVENT_PROPOSAL_GONE);
    return proposal;
  }

  private async tellDeclined(
    user: SignedInUser,
    row: EventRow,
    { guestId, at, start: starts, end: ends }: ProposalRow,
  ): Promise<void> {
    const outside = await this.guests.findOutside(row.id, guestId);
    const names = await this.directory.listNames(user.companyId, [guestId]);
    this.records.declinedTime(user, row, { guest: outside?.email ?? names.get(guestId) ?? '', starts, ends });
    if (outside) {
      const { id: eventId, organiserId } = row;
      const about = { kind: 'declined', eventId, organiserId, event: portableEventOf(row) } as const;
      return this.mails.send(about, [outside]);
    }
    await this.notifications.notify({
      ...{ to: { users: [guestId] }, kind: 'event.declined', actorId: user.id, subjectId: row.id },
      query: `event=${row.id}&at=${encodeURIComponent(at)}`,
      title: words('{name} keeps the time of an event', { name: `${user.firstName} ${user.lastName}` }),
      text: row.title,
    });
  }
}
