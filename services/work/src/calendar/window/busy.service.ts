import {
  addDays,
  CHOOSE_SHORTER,
  dayIn,
  MOST_CALENDAR_ITEMS,
  type CalendarBusy,
  type CalendarBusyQuery,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Contributions, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { seriesOf, wordsOf, type EventRow } from '../event/event-row.rules.js';
import { EventRepository } from '../event/event.repository.js';
import { GuestRepository, type AnswerRow } from '../guest/guest.repository.js';
import { expandSeries } from '../recurrence/expand.rules.js';
import type { Instance } from '../recurrence/series.types.js';
import { TooManyInstancesError } from '../recurrence/too-many-instances.error.js';
import { placeWall } from '../recurrence/wall-time.rules.js';
import { mergeBlocks, type Block } from './busy.rules.js';
import { CalendarSource } from './calendar-source.service.js';
import type { BusyPeople, CalendarWindow } from './calendar-source.types.js';
import { windowFor } from './event-items.rules.js';
import { spanOf, windowIn } from './window.rules.js';

/** When colleagues are busy, and nothing else of it. */
@Injectable()
export class BusyTimes {
  constructor(
    private readonly db: TenantDb,
    private readonly events: EventRepository,
    private readonly guests: GuestRepository,
    private readonly directory: UserDirectoryService,
    private readonly contributions: Contributions,
  ) {}

  /** People who are not active here are left out. @throws {AppError} VALIDATION_FAILED on `to` for more than is shown */
  list(user: SignedInUser, { people, from, to, zone }: CalendarBusyQuery): Promise<CalendarBusy> {
    const window = windowIn(zone ?? user.companyTimezone, { from, to });
    return this.db.run(user.companyId, async () => {
      const members = await this.directory.listMembers(user.companyId, { ids: people });
      const ids = members.map(({ id }) => id);
      const blocks = await this.of(window, { people: ids, without: null });
      return {
        items: members.map(({ id, firstName, lastName }) => ({
          userId: id,
          name: `${firstName} ${lastName}`,
          blocks: (blocks.get(id) ?? []).map(({ start, end }) => ({
            start: textOf(start),
            end: textOf(end),
          })),
        })),
      };
    });
  }

  /** By account: what of their busy times lies in a span of time. Inside `TenantDb.run` only. */
  async during(
    { start, end, zone }: { start: Date; end: Date; zone: string },
    who: BusyPeople,
  ): Promise<Map<string, Block[]>> {
    const window = windowIn(zone, { from: dayIn(start, zone), to: addDays(dayIn(end, zone), 1) });
    const meets = (block: Block) => block.start < end.getTime() && block.end > start.getTime();
    return new Map([...(await this.of(window, who))].map(([id, blocks]) => [id, blocks.filter(meets)]));
  }

  /**
   * By account: their own events, those that they have not declined, and what other parts of the portal keep them busy
   * with. Inside `TenantDb.run` only.
   * @throws {AppError} VALIDATION_FAILED on `to` for more than is shown
   */
  async of(window: CalendarWindow, who: BusyPeople): Promise<Map<string, Block[]>> {
    const blocks = await this.ofEvents(window, who);
    const sources = await this.contributions.enabledOf(CalendarSource, this.db.currentCompanyId());
    for (const source of sources)
      for (const [id, more] of await source.busyOf(window, who))
        blocks.set(id, mergeBlocks([...(blocks.get(id) ?? []), ...more]));
    return blocks;
  }

  private async ofEvents(
    window: CalendarWindow,
    { people, without }: BusyPeople,
  ): Promise<Map<string, Block[]>> {
    const rows = (await this.rowsOf(people, window)).filter(({ id }) => id !== without);
    const answers = await this.guests.listAnswers(
      rows.map(({ id }) => id),
      people,
    );
    try {
      return blocksBy(people, { rows, answers, window });
    } catch (error) {
      if (!(error instanceof TooManyInstancesError)) throw error;
      throw new AppError('VALIDATION_FAILED', { fields: { to: CHOOSE_SHORTER } });
    }
  }

  private async rowsOf(people: readonly string[], window: CalendarWindow): Promise<EventRow[]> {
    const ids = `{${people.join(',')}}`;
    const own = { sql: "v.owner_kind = 'person' and v.owner_id = any(?::uuid[])", values: [ids] };
    const invited = {
      sql: `v.id in (select g.event_id from calendar_event_guest g
        where g.company_id = v.company_id and g.user_id = any(?::uuid[]))`,
      values: [ids],
    };
    const [span, [reader]] = [spanOf(window), people];
    if (reader === undefined) return [];
    const rows = [
      ...(await this.events.listIn(span, own, reader)),
      ...(await this.events.listIn(span, invited, reader)),
    ];
    return [...new Map(rows.map((row) => [row.id, row])).values()];
  }
}

interface Found {
  rows: readonly EventRow[];
  answers: readonly AnswerRow[];
  window: CalendarWindow;
}

function blocksBy(people: readonly string[], { rows, answers, window }: Found): Map<string, Block[]> {
  const blocks = new Map(people.map((id): [string, Block[]] => [id, []]));
  const answered = new Map<string, AnswerRow[]>();
  for (const each of answers) answered.set(each.eventId, [...(answered.get(each.eventId) ?? []), each]);
  for (const row of rows) {
    const instances = expandSeries(seriesOf(row), windowFor(row.zone, window), MOST_CALENDAR_ITEMS);
    const busy = instances.filter(({ override }) => wordsOf(row, override).busy);
    if (row.ownerKind === 'person' && row.ownerId !== null)
      blocks.get(row.ownerId)?.push(...busy.map((each) => blockOf(each, row, window)));
    for (const { userId, answer, dates } of answered.get(row.id) ?? []) {
      if (userId === row.ownerId && row.ownerKind === 'person') continue;
      const taken = busy.filter(({ recurrenceId }) => (dates[recurrenceId] ?? answer) !== 'no');
      blocks.get(userId)?.push(...taken.map((each) => blockOf(each, row, window)));
    }
  }
  return new Map([...blocks].map(([id, each]) => [id, mergeBlocks(each)]));
}

function blockOf({ startsAt, endsAt }: Instance, { zone }: EventRow, window: CalendarWindow): Block {
  const at = (moment: number) => (zone === null ? placeWall(moment, window.zone).moment : moment);
  return { start: at(startsAt), end: at(endsAt) };
}

const textOf = (at: number): string => new Date(at).toISOString();
