import { dayIn, DAY_MINUTES, TIME_ERRORS, TIME_TAG } from '@atrium/contracts';
import { AppError, Audit, Clock, LiveEvents, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskPeopleService } from '../task/task-people.service.js';
import { TimeBook } from './time-book.service.js';
import { TimeEntryRepository, type NewTime, type TimeRow } from './time-entry.repository.js';

type Recorded = Pick<TimeRow, 'id' | 'userId' | 'day' | 'minutes'>;
interface Correction {
  before?: TimeRow | undefined;
  reason?: string | null;
}

/** Records time that people write down: what a day can hold, in the trail, shown by open pages. Inside `TenantDb.run` only. */
@Injectable()
export class TimeRecording {
  constructor(
    private readonly clock: Clock,
    private readonly people: TaskPeopleService,
    private readonly entries: TimeEntryRepository,
    private readonly book: TimeBook,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** Not ahead of the person's day, and not more than the day has. @throws {AppError} TIME_AHEAD on `day`, TIME_DAY_FULL on `minutes` */
  async refuseDay({
    id,
    userId,
    day,
    minutes,
  }: Pick<TimeRow, 'userId' | 'day' | 'minutes'> & { id: string | null }): Promise<void> {
    const today = dayIn(this.clock.now(), await this.people.zoneOf(userId));
    if (day > today) throw refusal('day', TIME_ERRORS.TIME_AHEAD);
    const others = await this.entries.sumOfDay(userId, day, id);
    if (others + (minutes ?? 0) > DAY_MINUTES) throw refusal('minutes', TIME_ERRORS.TIME_DAY_FULL);
  }

  /** @throws {AppError} as `refuseDay` */
  async insert(user: SignedInUser, row: NewTime): Promise<void> {
    await this.refuseDay({ ...row, id: null });
    const id = await this.book.add(row);
    await this.record(user, { ...row, id });
  }

  /** What became of an entry that was changed or removed. @returns the entry; null: it is gone */
  async recordChange(user: SignedInUser, before: TimeRow, reason: string | null): Promise<TimeRow | null> {
    const after = await this.entries.find(before.id);
    await this.record(user, after ?? { ...before, minutes: 0 }, { before, reason });
    return after;
  }

  async record(user: SignedInUser, row: Recorded, { before, reason }: Correction = {}): Promise<void> {
    this.audit.record({
      action: 'timeEntry.time',
      by: user,
      after: { minutes: row.minutes, ...(reason && { reason }) },
      ...(before && { before: { minutes: before.minutes } }),
      resource: { kind: 'timeEntry', id: row.id, title: row.day },
    });
    const users = [...new Set([user.id, row.userId])];
    await this.live.publish({ type: 'invalidate', tags: [TIME_TAG] }, { users });
  }
}

const refusal = (field: string, error: (typeof TIME_ERRORS)[keyof typeof TIME_ERRORS]): AppError =>
  new AppError(error, { fields: { [field]: error.message } });
