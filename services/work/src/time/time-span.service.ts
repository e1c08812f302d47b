import { dayIn, TIME_ERRORS, addDays } from '@atrium/contracts';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { MINUTE_MS, placeWall, textOf, wallAt, wallOf } from '../calendar/recurrence/wall-time.rules.js';
import { TaskPeopleService } from '../task/task-people.service.js';
import { TaskRefs } from '../task/task-refs.service.js';
import { TimeEntryRepository } from './time-entry.repository.js';
import { firstOverlap, freeParts, type Span } from './time-span.rules.js';
import { workedDays } from './worked-days.rules.js';

/** When somebody worked, as it is typed. */
export interface TypedTime {
  userId: string;
  day: string;
  /** `09:30`, where they work; null: only a duration. */
  start: string | null;
  minutes: number;
  /** The entry that is changed; null: a new one. */
  id: string | null;
  /** Takes what is free instead of refusing. */
  trim: boolean;
}

export interface PlacedTime {
  day: string;
  minutes: number;
  startedAt: Date | null;
}

interface Taken extends Span {
  taskId: string;
}

/** `10:15`. */
export const clockAt = (at: Date, zone: string): string => textOf(wallAt(at.getTime(), zone)).slice(11, 16);

/** Puts typed times into a person's days. Inside `TenantDb.run` only, with the person's time locked. */
@Injectable()
export class TimeSpans {
  constructor(
    private readonly clock: Clock,
    private readonly entries: TimeEntryRepository,
    private readonly people: TaskPeopleService,
    private readonly refs: TaskRefs,
  ) {}

  /**
   * Cut where a day ends, and with `trim` around what is recorded already.
   * @throws {AppError} TIME_LATER, TIME_OVERLAPS, TIME_TAKEN, all on `start`
   */
  async place(user: SignedInUser, typed: TypedTime): Promise<PlacedTime[]> {
    const { userId, day, start, minutes } = typed;
    if (start === null) return [{ day, minutes, startedAt: null }];
    const zone = await this.people.zoneOf(userId);
    const from = placeWall(wallOf(`${day}T${start}`), zone).moment / MINUTE_MS;
    const wanted = { from, to: from + minutes };
    if (wanted.to * MINUTE_MS > this.clock.now().getTime()) throw refusal(TIME_ERRORS.TIME_LATER);
    const parts = await this.free(user, { ...typed, zone }, wanted);
    return parts.flatMap((part) => workedDays(momentOf(part.from), momentOf(part.to), zone));
  }

  private async free(
    user: SignedInUser,
    { zone, trim, ...typed }: TypedTime & { zone: string },
    wanted: Span,
  ): Promise<Span[]> {
    const taken = await this.taken(typed);
    const first = firstOverlap(wanted, taken);
    if (!first) return [wanted];
    const free = freeParts(wanted, taken);
    if (free.length === 0) throw refusal(TIME_ERRORS.TIME_TAKEN);
    if (trim) return free;
    throw refusal(TIME_ERRORS.TIME_OVERLAPS, await this.say(user, first, zone));
  }

  /** Of the days around it: no entry goes over the end of its day. */
  private async taken({ userId, day, id: own }: Pick<TypedTime, 'userId' | 'day' | 'id'>): Promise<Taken[]> {
    const now = this.clock.now();
    const rows = await this.entries.listOfDays(userId, addDays(day, -1), addDays(day, 2));
    return rows.flatMap(({ id, taskId, startedAt, minutes }) => {
      if (!startedAt || id === own) return [];
      const from = minuteOf(startedAt);
      return [{ taskId, from, to: minutes === null ? minuteOf(now) + 1 : from + minutes }];
    });
  }

  private async say(user: SignedInUser, { taskId, from, to }: Taken, zone: string): Promise<string> {
    const ref = (await this.refs.of(user, [taskId])).get(taskId);
    const [start, end] = [clockAt(momentOf(from), zone), clockAt(momentOf(to), zone)];
    return ref?.number === null || ref?.number === undefined
      ? `Overlaps another task, ${start} to ${end}. Trim it?`
      : `Overlaps ${ref.number}, ${start} to ${end}. Trim it?`;
  }

  /** The day on which a person is now. */
  async today(userId: string): Promise<string> {
    return dayIn(this.clock.now(), await this.people.zoneOf(userId));
  }
}

const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS);
const momentOf = (minute: number): Date => new Date(minute * MINUTE_MS);

const refusal = (error: (typeof TIME_ERRORS)[keyof typeof TIME_ERRORS], message: string = error.message) =>
  new AppError(error, { message, fields: { start: message } });
