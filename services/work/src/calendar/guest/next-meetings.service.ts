import { Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EventRepository } from '../event/event.repository.js';
import { placeOf, seriesOf, wordsOf, type EventRow } from '../event/event-row.rules.js';
import { expandSeries } from '../recurrence/expand.rules.js';
import { nextInstances } from '../recurrence/search.rules.js';
import type { Instance } from '../recurrence/series.types.js';
import { DAY_MS, dateOf, dayStart, placeWall, wallAt } from '../recurrence/wall-time.rules.js';
import { NextMeetingRepository, type OutsideInvitation } from './next-meeting.repository.js';

/** What somebody who is invited from outside sees of a date. */
export interface NextMeeting {
  title: string;
  /** Moments; days where it takes all day, of which the end is the day after the last. */
  start: string;
  end: string;
  allDay: boolean;
  place: string | null;
  link: string | null;
}

type Dated = NextMeeting & { startsAt: number };

const SECOND_MS = 1000;

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

  /**
   * One that has begun counts until it ends; one that was declined does not.
   * @param emails under which they may be invited, in lower case
   * @param zone in which days that take all day begin and end
   */
  next(companyId: string, emails: readonly string[], zone: string): Promise<NextMeeting | null> {
    return this.db.run(companyId, async () => {
      const at = this.clock.now();
      const now = { at: at.getTime(), today: dayStart(wallAt(at.getTime(), zone)), zone };
      const invited = await this.invitations.invitationsOf(emails, at, new Date(now.today));
      const rows = new Map(
        (await this.events.findAll(invited.map(({ eventId }) => eventId))).map((row) => [row.id, row]),
      );
      const dates = invited.flatMap((each) => {
        const row = rows.get(each.eventId);
        return (row && nextOf(row, each, now)) ?? [];
      });
      const [first] = dates.toSorted((one, other) => one.startsAt - other.startsAt);
      if (!first) return null;
      const { startsAt: _, ...shown } = first;
      return shown;
    });
  }
}

interface Now {
  at: number;
  /** Its day, as if its midnight were UTC. */
  today: number;
  zone: string;
}

function nextOf(row: EventRow, invited: OutsideInvitation, now: Now): Dated | null {
  const comes = ({ recurrenceId }: Instance) => (invited.dates[recurrenceId] ?? invited.answer) !== 'no';
  const series = seriesOf(row);
  const isAllDay = row.zone === null;
  const begin = isAllDay ? now.today : now.at;
  const span = { from: textIn(row, begin), to: textIn(row, begin + (isAllDay ? DAY_MS : SECOND_MS)) };
  // What began long ago may go on; what comes later is found by its start.
  const dates = [...expandSeries(series, span, Infinity), ...nextInstances(series, span.from, LOOKED_AT)];
  const date = dates.find((each) => each.endsAt > begin && comes(each));
  if (!date) return null;
  const startsAt = isAllDay ? placeWall(date.startsAt, now.zone).moment : date.startsAt;
  return { ...shownOf(row, date), startsAt };
}

function shownOf(row: EventRow, { startsAt, endsAt, override }: Instance): NextMeeting {
  const words = wordsOf(row, override);
  return {
    title: words.title,
    start: textIn(row, startsAt),
    end: textIn(row, endsAt),
    allDay: row.zone === null,
    place: placeOf(row, words),
    link: words.link,
  };
}

const textIn = ({ zone }: Pick<EventRow, 'zone'>, at: number): string =>
  zone === null ? dateOf(at) : `${new Date(at).toISOString().slice(0, 19)}Z`;
