import { EVENT_ERRORS, type EventInvitation, type GuestAnswer } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { placeOf, repeats, seriesOf, wordsOf, type EventRow } from '../event/event-row.rules.js';
import { timesOf } from '../event/event-times.rules.js';
import { instanceOf } from '../planning/event-view.service.js';
import { GuestRepository } from '../guest/guest.repository.js';
import { datesAhead } from '../guest/mailed-event.rules.js';
import { TimeProposalRepository } from '../guest/time-proposal.repository.js';

export interface InvitedGuest {
  id: string;
  name: string;
  answer: GuestAnswer;
  /** About single dates, by the original start. */
  dateAnswers: Record<string, GuestAnswer>;
}

const NEXT = 5;

/** An event as whoever has the link of an invitation reads it. Inside `TenantDb.run` only. */
@Injectable()
export class InvitationView {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly directory: UserDirectoryService,
    private readonly guests: GuestRepository,
    private readonly proposals: TimeProposalRepository,
  ) {}

  /** @throws {AppError} EVENT_GONE */
  async show(row: EventRow, guest: InvitedGuest, given?: string): Promise<EventInvitation> {
    const series = seriesOf(row);
    const ahead = datesAhead(series, this.clock.now(), NEXT);
    const instance = given === undefined ? (ahead[0] ?? instanceOf(series)) : instanceOf(series, given);
    if (!instance) throw new AppError(EVENT_ERRORS.EVENT_GONE);
    const { recurrenceId: at, startsAt, endsAt } = instance;
    const words = wordsOf(row, instance.override);
    const { title, link, description } = words;
    const own = (await this.proposals.list(row.id, at)).find(({ guestId }) => guestId === guest.id);
    const moment = (each: number) => (row.zone === null ? null : new Date(each).toISOString());
    return {
      ...(await this.peopleOf(row, guest, at)),
      title,
      place: placeOf(row, words),
      link,
      description,
      at,
      zone: row.zone,
      ...timesOf(series, instance),
      startsAt: moment(startsAt),
      endsAt: moment(endsAt),
      repeats: repeats(row),
      rule: row.rule,
      next: repeats(row) ? ahead.map(({ recurrenceId }) => recurrenceId) : [],
      answer: guest.dateAnswers[at] ?? guest.answer,
      proposal: own ? { start: own.start, end: own.end } : null,
    };
  }

  private async peopleOf(
    { id, organiserId, guestsHidden }: EventRow,
    guest: InvitedGuest,
    at: string,
  ): Promise<Pick<EventInvitation, 'company' | 'organiser' | 'guest' | 'guests'>> {
    const companyId = this.db.currentCompanyId();
    const { name: company } = await this.directory.getCompany(companyId);
    const inside = guestsHidden ? [] : await this.guests.listInside(id, at);
    const outside = guestsHidden ? [] : await this.guests.listOutside(id, at);
    const ids = [organiserId, ...inside.map(({ userId }) => userId)];
    const names = await this.directory.listNames(companyId, ids);
    const nameOf = (userId: string) => names.get(userId) ?? '';
    return {
      company,
      organiser: nameOf(organiserId),
      guest: hide(guest.name),
      guests: [
        ...inside.map(({ userId, answer }) => ({ name: nameOf(userId), answer })),
        ...outside.map(({ email, answer }) => ({ name: hide(email), answer })),
      ],
    };
  }
}

/** A link can be passed on, so it shows no whole address. */
function hide(name: string): string {
  const at = name.lastIndexOf('@');
  return at > 0 ? `${name.slice(0, 1)}…${name.slice(at)}` : name;
}
