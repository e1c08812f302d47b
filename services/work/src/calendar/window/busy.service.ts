import {
  CHOOSE_SHORTER,
  MOST_CALENDAR_ITEMS,
  type CalendarBusy,
  type CalendarBusyQuery,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { seriesOf, wordsOf, type EventRow } from '../event/event-row.rules.js';
import { EventRepository } from '../event/event.repository.js';
import { expandSeries } from '../recurrence/expand.rules.js';
import { TooManyInstancesError } from '../recurrence/too-many-instances.error.js';
import { placeWall } from '../recurrence/wall-time.rules.js';
import { mergeBlocks } from './busy.rules.js';
import type { CalendarWindow } from './calendar-source.types.js';
import { windowFor } from './event-items.rules.js';
import { spanOf, windowIn } from './window.rules.js';

/** When colleagues are busy, and nothing else of it. */
@Injectable()
export class BusyTimes {
  constructor(
    private readonly db: TenantDb,
    private readonly events: EventRepository,
    private readonly directory: UserDirectoryService,
  ) {}

  /** People who are not active here are left out. @throws {AppError} VALIDATION_FAILED on `to` for more than is shown */
  async list(user: SignedInUser, { people, from, to, zone }: CalendarBusyQuery): Promise<CalendarBusy> {
    const window = windowIn(zone ?? user.companyTimezone, { from, to });
    const found = await this.db.run(user.companyId, async () => {
      const members = await this.directory.listMembers(user.companyId, { ids: people });
      const lists: { userId: string; name: string; rows: EventRow[] }[] = [];
      for (const { id, firstName, lastName } of members)
        lists.push({ userId: id, name: `${firstName} ${lastName}`, rows: await this.rowsOf(id, window) });
      return lists;
    });
    try {
      return {
        items: found.map(({ userId, name, rows }) => ({ userId, name, blocks: blocksOf(rows, window) })),
      };
    } catch (error) {
      if (!(error instanceof TooManyInstancesError)) throw error;
      throw new AppError('VALIDATION_FAILED', { fields: { to: CHOOSE_SHORTER } });
    }
  }

  /** Their own events, and those that they have not declined. */
  private async rowsOf(userId: string, window: CalendarWindow): Promise<EventRow[]> {
    const own = { sql: "v.owner_kind = 'person' and v.owner_id = ?", values: [userId] };
    const invited = {
      sql: `v.id in (select g.event_id from calendar_event_guest g
        where g.company_id = v.company_id and g.user_id = ? and g.answer <> 'no')`,
      values: [userId],
    };
    const span = spanOf(window);
    return [
      ...(await this.events.listIn(span, own, userId)),
      ...(await this.events.listIn(span, invited, userId)),
    ];
  }
}

function blocksOf(rows: readonly EventRow[], window: CalendarWindow): { start: string; end: string }[] {
  const blocks = rows.flatMap((row) => {
    const instances = expandSeries(seriesOf(row), windowFor(row.zone, window), MOST_CALENDAR_ITEMS);
    const busy = instances.filter(({ override }) => wordsOf(row, override).busy);
    const at = (moment: number) => (row.zone === null ? placeWall(moment, window.zone).moment : moment);
    return busy.map(({ startsAt, endsAt }) => ({ start: at(startsAt), end: at(endsAt) }));
  });
  const text = (at: number) => new Date(at).toISOString();
  return mergeBlocks(blocks).map(({ start, end }) => ({ start: text(start), end: text(end) }));
}
