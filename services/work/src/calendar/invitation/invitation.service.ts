import {
  EVENT_ERRORS,
  type AnswerInvitation,
  type EventInvitation,
  type ProposeInvitation,
  type ReadInvitation,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Audit, Clock, Limiter, networkOf, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EventRecords } from '../event/event-records.service.js';
import { repeats, seriesOf, type EventRow } from '../event/event-row.rules.js';
import { instanceOf } from '../planning/event-view.service.js';
import { EventRepository } from '../event/event.repository.js';
import type { Instance } from '../recurrence/series.types.js';
import { GuestRepository } from '../guest/guest.repository.js';
import { InvitationLinks, type InvitationClaim } from '../guest/invitation-link.service.js';
import { InvitationView, type InvitedGuest } from './invitation-view.service.js';
import { isAhead } from '../guest/mailed-event.rules.js';
import { TimeProposals } from './time-proposals.service.js';

const READS = { limit: 240, windowSeconds: 3_600 };
const CHANGES = { limit: 30, windowSeconds: 3_600 };

interface Opened {
  row: EventRow;
  guest: InvitedGuest;
}

/** What whoever has the link of an invitation reads and does, without signing in, until the event is over. */
@Injectable()
export class Invitations {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly limiter: Limiter,
    private readonly links: InvitationLinks,
    private readonly directory: UserDirectoryService,
    private readonly events: EventRepository,
    private readonly guests: GuestRepository,
    private readonly records: EventRecords,
    private readonly proposals: TimeProposals,
    private readonly view: InvitationView,
  ) {}

  /** Changes nothing. @throws {AppError} LINK_INVALID, LINK_EXPIRED, EVENT_GONE, TOO_MANY_ATTEMPTS */
  async read({ link, at }: ReadInvitation, ip: string): Promise<EventInvitation> {
    await this.limiter.hit(`event invitation ${networkOf(ip)}`, READS);
    const claim = this.links.read(link);
    return this.db.run(claim.companyId, async () => {
      const { row, guest } = await this.open(claim);
      return this.view.show(row, guest, at);
    });
  }

  /** The same answer again changes nothing. @throws {AppError} as `read`, EVENT_OVER */
  async answer({ link, answer, at }: AnswerInvitation, ip: string): Promise<EventInvitation> {
    const claim = await this.claimFor(link, ip);
    return this.db.run(claim.companyId, async () => {
      await this.events.lock(claim.eventId);
      const { row, guest } = await this.open(claim);
      const date = at === undefined ? null : this.dateOf(row, at);
      const one = repeats(row) ? (date?.recurrenceId ?? null) : null;
      const answers = Object.values(guest.dateAnswers);
      const isSame =
        one === null
          ? guest.answer === answer && answers.length === 0
          : (guest.dateAnswers[one] ?? guest.answer) === answer;
      if (isSame) this.audit.skip('calendar_event.answer');
      else {
        await this.guests.answer(row.id, { guestId: guest.id, answer, at: one }, this.clock.now());
        this.records.answered(null, row, { answer, guest: guest.name });
        const inside = await this.guests.listInside(row.id);
        await this.records.invalidate(
          row,
          inside.map(({ userId }) => userId),
        );
      }
      return this.view.show(row, (await this.open(claim)).guest, at);
    });
  }

  /** @throws {AppError} as `read`, and as `TimeProposals.take` */
  async propose({ link, ...given }: ProposeInvitation, ip: string): Promise<EventInvitation> {
    const claim = await this.claimFor(link, ip);
    return this.db.run(claim.companyId, async () => {
      await this.events.lock(claim.eventId);
      const { row, guest } = await this.open(claim);
      this.dateOf(row, given.at);
      await this.proposals.take(row, { id: guest.id, name: guest.name, user: null }, given);
      return this.view.show(row, guest, given.at);
    });
  }

  private async claimFor(link: string, ip: string): Promise<InvitationClaim> {
    await this.limiter.hit(`event invitation ${networkOf(ip)}`, READS);
    const claim = this.links.read(link);
    await this.limiter.hit(`event answers ${claim.companyId} ${claim.eventId} ${claim.guestId}`, CHANGES);
    return claim;
  }

  /** @throws {AppError} LINK_INVALID, alike for a deleted event and a guest who is none any more; LINK_EXPIRED */
  private async open({ companyId, eventId, guestId }: InvitationClaim): Promise<Opened> {
    const row = await this.events.find(eventId, guestId);
    const outside = row && (await this.guests.findOutside(eventId, guestId));
    const [member] =
      row?.answer != null ? await this.directory.listMembers(companyId, { ids: [guestId] }) : [];
    if (!row || (!outside && !member)) throw new AppError('LINK_INVALID');
    if (!isAhead(seriesOf(row), this.clock.now())) throw new AppError('LINK_EXPIRED');
    const name = member ? `${member.firstName} ${member.lastName}` : (outside?.email ?? '');
    const answer = outside?.answer ?? row.answer ?? 'none';
    return { row, guest: { id: guestId, name, answer, dateAnswers: row.dateAnswers } };
  }

  /** @throws {AppError} EVENT_GONE, EVENT_OVER */
  private dateOf(row: EventRow, at: string): Instance {
    const instance = instanceOf(seriesOf(row), at);
    if (!instance) throw new AppError(EVENT_ERRORS.EVENT_GONE);
    const single = { ...seriesOf(row), start: instance.start.slice(0, 16), length: instance.length };
    const none = { rule: null, exdates: [], rdates: [], overrides: [] };
    if (!isAhead({ ...single, ...none }, this.clock.now())) throw new AppError(EVENT_ERRORS.EVENT_OVER);
    return instance;
  }
}
