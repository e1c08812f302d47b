import { UserDirectoryService } from '@atrium/identity';
import { AppError, Clock, Limiter, nameOf, networkOf } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { seriesOf, type EventRow } from '../event/event-row.rules.js';
import { EventRepository } from '../event/event.repository.js';
import { GuestRepository } from '../guest/guest.repository.js';
import { InvitationLinks, type InvitationClaim } from '../guest/invitation-link.service.js';
import { isAhead } from '../guest/mailed-event.rules.js';
import type { InvitedGuest } from './invitation-view.service.js';

const READS = { limit: 240, windowSeconds: 3_600 };
const CHANGES = { limit: 30, windowSeconds: 3_600 };

interface Opened {
  row: EventRow;
  guest: InvitedGuest;
}

/** Lets whoever has the link of an invitation to its event, a limited number of times. */
@Injectable()
export class InvitationDoor {
  constructor(
    private readonly clock: Clock,
    private readonly limiter: Limiter,
    private readonly links: InvitationLinks,
    private readonly directory: UserDirectoryService,
    private readonly events: EventRepository,
    private readonly guests: GuestRepository,
  ) {}

  /** @throws {AppError} LINK_INVALID, TOO_MANY_ATTEMPTS */
  async claimToRead(link: string, ip: string): Promise<InvitationClaim> {
    await this.limiter.hit(`event invitation ${networkOf(ip)}`, READS);
    return this.links.read(link);
  }

  /** @throws {AppError} as `claimToRead` */
  async claimToChange(link: string, ip: string): Promise<InvitationClaim> {
    const claim = await this.claimToRead(link, ip);
    await this.limiter.hit(`event answers ${claim.companyId} ${claim.eventId} ${claim.guestId}`, CHANGES);
    return claim;
  }

  /**
   * Inside `TenantDb.run` only.
   * @throws {AppError} LINK_INVALID, alike for a deleted event and a guest who is none any more; LINK_EXPIRED
   */
  async open({ companyId, eventId, guestId }: InvitationClaim): Promise<Opened> {
    const row = await this.events.find(eventId, guestId);
    const outside = row && (await this.guests.findOutside(eventId, guestId));
    const [member] =
      row?.answer != null ? await this.directory.listMembers(companyId, { ids: [guestId] }) : [];
    if (!row || (!outside && !member)) throw new AppError('LINK_INVALID');
    if (!isAhead(seriesOf(row), this.clock.now())) throw new AppError('LINK_EXPIRED');
    const name = member ? nameOf(member) : (outside?.email ?? '');
    const answer = outside?.answer ?? row.answer ?? 'none';
    return { row, guest: { id: guestId, name, answer, dateAnswers: row.dateAnswers } };
  }

  /** Opens the event; until the transaction ends nobody else changes it. @throws {AppError} as `open` */
  async lock(claim: InvitationClaim): Promise<Opened> {
    await this.events.lock(claim.eventId);
    return this.open(claim);
  }
}
