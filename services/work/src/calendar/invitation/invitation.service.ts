import {
  EVENT_ERRORS,
  type AnswerInvitation,
  type EventInvitation,
  type ProposeInvitation,
  type ReadInvitation,
} from '@atrium/contracts';
import { AppError, Audit, Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EventRecords } from '../event/event-records.service.js';
import { repeats, seriesOf, type EventRow } from '../event/event-row.rules.js';
import { instanceOf } from '../planning/event-view.service.js';
import type { Instance } from '../recurrence/series.types.js';
import { GuestRepository } from '../guest/guest.repository.js';
import { isAhead } from '../guest/mailed-event.rules.js';
import { InvitationDoor } from './invitation-door.service.js';
import { InvitationView } from './invitation-view.service.js';
import { TimeProposals } from './time-proposals.service.js';

/** What whoever has the link of an invitation reads and does, without signing in, until the event is over. */
@Injectable()
export class Invitations {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly door: InvitationDoor,
    private readonly guests: GuestRepository,
    private readonly records: EventRecords,
    private readonly proposals: TimeProposals,
    private readonly view: InvitationView,
  ) {}

  /** Changes nothing. @throws {AppError} LINK_INVALID, LINK_EXPIRED, EVENT_GONE, TOO_MANY_ATTEMPTS */
  async read({ link, at }: ReadInvitation, ip: string): Promise<EventInvitation> {
    const claim = await this.door.claimToRead(link, ip);
    return this.db.run(claim.companyId, async () => {
      const { row, guest } = await this.door.open(claim);
      return this.view.show(row, guest, at);
    });
  }

  /** The same answer again changes nothing. @throws {AppError} as `read`, EVENT_OVER */
  async answer({ link, answer, at }: AnswerInvitation, ip: string): Promise<EventInvitation> {
    const claim = await this.door.claimToChange(link, ip);
    return this.db.run(claim.companyId, async () => {
      const { row, guest } = await this.door.lock(claim);
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
      return this.view.show(row, (await this.door.open(claim)).guest, at);
    });
  }

  /** @throws {AppError} as `read`, and as `TimeProposals.take` */
  async propose({ link, ...given }: ProposeInvitation, ip: string): Promise<EventInvitation> {
    const claim = await this.door.claimToChange(link, ip);
    return this.db.run(claim.companyId, async () => {
      const { row, guest } = await this.door.lock(claim);
      this.dateOf(row, given.at);
      await this.proposals.take(row, { id: guest.id, name: guest.name, user: null }, given);
      return this.view.show(row, guest, given.at);
    });
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
