import { UserDirectoryService } from '@atrium/identity';
import { TenantDb } from '@atrium/platform';
import { BusySource } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { seriesOf, wordsOf, type EventRow } from '../event/event-row.rules.js';
import { EventRepository } from '../event/event.repository.js';
import { expandSeries } from '../recurrence/expand.rules.js';
import { DAY_MS, placeWall } from '../recurrence/wall-time.rules.js';
import { BusyRepository, type BusyEvent } from './busy.repository.js';
import { windowFor } from './event-items.rules.js';

/** The busy dates of an event until a moment. */
interface Known {
  until: number;
  spans: readonly { at: string; from: number; to: number }[];
}

const AHEAD = DAY_MS / 2;
const MOST_KNOWN = 20_000;

/**
 * Who is in a busy event. Lists of people ask it again and again, so the dates of the next hours are kept for each version
 * of an event.
 */
@Injectable()
export class BusyNow extends BusySource {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly db: TenantDb,
    private readonly busy: BusyRepository,
    private readonly events: EventRepository,
    private readonly directory: UserDirectoryService,
  ) {
    super();
  }

  override async busyAmong(userIds: readonly string[], at: Date): Promise<ReadonlySet<string>> {
    const now = at.getTime();
    const found = await this.busy.listAround(userIds, at);
    await this.learn(found, now);
    const busy = found.filter((event) =>
      this.known
        .get(keyOf(event))
        ?.spans.some(({ at, from, to }) => from <= now && now < to && !event.declined.includes(at)),
    );
    return new Set(busy.map(({ userId }) => userId));
  }

  private async learn(found: readonly BusyEvent[], now: number): Promise<void> {
    const unknown = found.filter((event) => (this.known.get(keyOf(event))?.until ?? 0) <= now);
    if (unknown.length === 0) return;
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    const { timezone } = await this.directory.getCompany(this.db.currentCompanyId());
    const rows = await this.events.findAll([...new Set(unknown.map(({ id }) => id))]);
    const until = now + AHEAD;
    for (const row of rows)
      this.known.set(keyOf(row), { until, spans: spansOf(row, { now, until, timezone }) });
  }
}

const keyOf = ({ id, version }: Pick<EventRow, 'id' | 'version'>): string => `${id} ${String(version)}`;

/** Whole days are those of the company's zone. */
function spansOf(
  row: EventRow,
  { now, until, timezone }: { now: number; until: number; timezone: string },
): Known['spans'] {
  const text = (at: number) => new Date(at).toISOString().slice(0, 10);
  const days = { from: text(now - DAY_MS), to: text(until + 2 * DAY_MS) };
  const window = { ...days, zone: timezone, fromAt: new Date(now), toAt: new Date(until) };
  const place = (at: number) => (row.zone === null ? placeWall(at, timezone).moment : at);
  return expandSeries(seriesOf(row), windowFor(row.zone, window))
    .filter(({ override }) => wordsOf(row, override).busy)
    .map(({ recurrenceId: at, startsAt, endsAt }) => ({ at, from: place(startsAt), to: place(endsAt) }));
}
