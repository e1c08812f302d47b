import {
  addDays,
  type FindClashes,
  type FindSlots,
  type FoundClashes,
  type FoundSlots,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EventRooms } from '../event/event-rooms.service.js';
import { lengthOf, timeFor } from '../event/event-times.rules.js';
import { EventRepository } from '../event/event.repository.js';
import { pointOf } from '../recurrence/points.rules.js';
import { acceptRule } from '../recurrence/rule-check.rules.js';
import { DAY_MS, placeWall } from '../recurrence/wall-time.rules.js';
import { mergeBlocks, type Block } from './busy.rules.js';
import { BusyTimes } from './busy.service.js';
import type { CalendarWindow } from './calendar-source.types.js';
import { firstSlots, intersectBlocks, subtractBlocks } from './slots.rules.js';
import { spanOf, windowIn } from './window.rules.js';
import { WorkingTimes } from './working-times.service.js';
import { sightOf } from '../event/event-sight.rules.js';

/** In how many days a time is looked for. */
const DAYS = 14;
const MOST_SLOTS = 3;

/** When people can meet. Of anybody's events only that there are some is told. */
@Injectable()
export class FreeTimes {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly busy: BusyTimes,
    private readonly working: WorkingTimes,
    private readonly events: EventRepository,
    private readonly readers: RowReaders,
    private readonly directory: UserDirectoryService,
    private readonly rooms: EventRooms,
  ) {}

  /** @throws {AppError} VALIDATION_FAILED for more events than are read at once */
  slots(user: SignedInUser, asked: FindSlots): Promise<FoundSlots> {
    const { people, day, zone, minutes } = asked;
    const window = windowIn(zone, { from: day, to: addDays(day, DAYS) });
    const shown = windowIn(zone, { from: day, to: addDays(day, 1) });
    return this.db.run(user.companyId, async () => {
      const members = await this.membersOf(user, [user.id, ...people]);
      const ids = members.map(({ userId }) => userId);
      const without = await this.ownEvent(user, asked.eventId);
      const busy = await this.busy.of(window, { people: ids, without });
      const room = await this.roomTimes(user, { roomId: asked.roomId ?? null, eventId: without }, window);
      const hours = await this.working.of(ids, window);
      const all = [{ start: window.fromAt.getTime(), end: window.toAt.getTime() }];
      const free = ids.reduce(
        (left, id) => subtractBlocks(intersectBlocks(left, hours.get(id) ?? []), busy.get(id) ?? []),
        subtractBlocks(all, room?.blocks ?? []),
      );
      const from = this.clock.now().getTime();
      return {
        people: members.map((member) => ({
          ...member,
          blocks: within(busy.get(member.userId), shown),
          hours: within(hours.get(member.userId), shown),
        })),
        room: room && { name: room.name, blocks: within(room.blocks, shown) },
        slots: firstSlots(free, { minutes, from, most: MOST_SLOTS }).map(textOf),
      };
    });
  }

  /** Who is busy at a time, and why the room is not free. @throws {AppError} VALIDATION_FAILED for more events than are read at once */
  clashes(user: SignedInUser, asked: FindClashes): Promise<FoundClashes> {
    const { people, start, end, zone, eventId } = asked;
    const home = zone ?? user.companyTimezone;
    const at = (text: string, days: number) => {
      const point = pointOf(timeFor(zone, text), zone);
      return zone === null ? placeWall(point + days * DAY_MS, home).moment : point;
    };
    const span = { start: at(start, 0), end: at(end, 1) };
    const window = windowIn(home, {
      from: addDays(start.slice(0, 10), -1),
      to: addDays(end.slice(0, 10), 2),
    });
    return this.db.run(user.companyId, async () => {
      const members = await this.membersOf(user, people);
      const ids = members.map(({ userId }) => userId);
      const own = await this.ownEvent(user, eventId);
      const busy = await this.busy.of(window, { people: ids, without: own });
      const isBusy = (id: string) => intersectBlocks(busy.get(id) ?? [], [span]).length > 0;
      const room = await this.roomFault(user, asked, own);
      return { busy: members.filter(({ userId }) => isBusy(userId)), room };
    });
  }

  /** When the room is taken; null where none is named. */
  private async roomTimes(
    user: SignedInUser,
    { roomId, eventId }: { roomId: string | null; eventId: string | null },
    window: CalendarWindow,
  ): Promise<{ name: string; blocks: Block[] } | null> {
    if (roomId === null) return null;
    const span = { ...spanOf(window), zone: window.zone };
    const found = await this.rooms.timesOf(user.id, { roomId, eventId }, span);
    return found && { name: found.name, blocks: mergeBlocks(found.taken) };
  }

  private async roomFault(
    user: SignedInUser,
    asked: FindClashes,
    own: string | null,
  ): Promise<string | null> {
    const { roomId = null, rule = null, zone, start, end } = asked;
    if (roomId === null) return null;
    const once = { timezone: zone, start: timeFor(zone, start), length: lengthOf({ zone, start, end }) };
    const accepted = rule === null ? null : acceptRule(rule, once);
    // A repeat that is not possible is said beside its own field.
    const kept = accepted && 'rule' in accepted ? accepted.rule : null;
    const series = { ...once, rule: kept, exdates: [], rdates: [], overrides: [] };
    return this.rooms.fault(user, { roomId, series, eventId: own });
  }

  private async membersOf(
    { companyId, id: own }: SignedInUser,
    people: readonly string[],
  ): Promise<{ userId: string; name: string }[]> {
    const members = await this.directory.listMembers(companyId, { ids: [...new Set(people)] });
    return members
      .map(({ id, firstName, lastName }) => ({ userId: id, name: `${firstName} ${lastName}` }))
      .sort((a, b) => Number(b.userId === own) - Number(a.userId === own));
  }

  /** To leave out an event that the person does not see would tell when it takes place. */
  private async ownEvent(user: SignedInUser, eventId: string | null): Promise<string | null> {
    const row = eventId === null ? null : await this.events.find(eventId, user.id);
    return row && sightOf(await this.readers.of(user), row) === 'all' ? row.id : null;
  }
}

const within = (blocks: readonly Block[] = [], { fromAt, toAt }: CalendarWindow) =>
  intersectBlocks(blocks, [{ start: fromAt.getTime(), end: toAt.getTime() }]).map(textOf);

const textOf = ({ start, end }: Block) => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
});
