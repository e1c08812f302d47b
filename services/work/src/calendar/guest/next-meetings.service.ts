import { Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EventRepository } from '../event/event.repository.js';
import { placeOf, seriesOf, wordsOf, type EventRow } from '../event/event-row.rules.js';
import { nextInstances } from '../recurrence/search.rules.js';
import type { Instance } from '../recurrence/series.types.js';
import { DAY_MS } from '../recurrence/wall-time.rules.js';
import { NextMeetingRepository, type OutsideInvitation } from './next-meeting.repository.js';

/** What somebody who is invited from outside sees of a date. */
export interface NextMeeting {
  title: string;
  /** Moments; days where it takes all day. */
  start: string;
  end: string;
  allDay: boolean;
  place: string | null;
  link: string | null;
}

type Dated = NextMeeting & { startsAt: number };

/** Of one event, so many dates are looked at for one that was not declined. */
const LOOKED_AT = 30;

/** The next date to which somebody from outside is invited. */
@Injectable()
export class NextMeetings {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly invitations: NextMeetingRepository,
    private readonly events: EventRepository,
  ) {}

  /** One that has begun counts until it ends; one that was declined does not. */
  next(companyId: string, email: string): Promise<NextMeeting | null> {
    return this.db.run(companyId, async () => {
      const now = this.clock.now();
      const invited = await this.invitations.invitationsOf(email, now);
      const answers = new Map(invited.map((each) => [each.eventId, each]));
      const rows = await this.events.findAll([...answers.keys()]);
      const dates = rows.flatMap((row) => nextOf(row, answers.get(row.id), now.getTime()) ?? []);
      const [first] = dates.toSorted((one, other) => one.startsAt - other.startsAt);
      if (!first) return null;
      const { startsAt: _, ...shown } = first;
      return shown;
    });
  }
}

function nextOf(row: EventRow, invited: OutsideInvitation | undefined, now: number): Dated | null {
  const comes = ({ recurrenceId }: Instance) =>
    (invited?.dates[recurrenceId] ?? invited?.answer ?? 'none') !== 'no';
  const since = textIn(row, now - DAY_MS);
  const date = nextInstances(seriesOf(row), since, LOOKED_AT).find(
    (each) => each.endsAt > now && comes(each),
  );
  return date ? shownOf(row, date) : null;
}

function shownOf(row: EventRow, { startsAt, endsAt, override }: Instance): Dated {
  const words = wordsOf(row, override);
  return {
    title: words.title,
    start: textIn(row, startsAt),
    end: textIn(row, endsAt),
    allDay: row.zone === null,
    place: placeOf(row, words),
    link: words.link,
    startsAt,
  };
}

const textIn = ({ zone }: Pick<EventRow, 'zone'>, at: number): string =>
  zone === null ? new Date(at).toISOString().slice(0, 10) : `${new Date(at).toISOString().slice(0, 19)}Z`;
