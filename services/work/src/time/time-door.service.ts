import { TIME_ERRORS } from '@atrium/contracts';
import { AppError, notFound, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskRecords } from '../task/task-records.service.js';
import type { TaskRow } from '../task/task.record.js';
import { TimeAccess } from './time-access.service.js';
import { TimeEntryRepository, type TimeRow } from './time-entry.repository.js';

interface OpenedTime {
  row: TimeRow;
  /** On which it was worked, where it is the time of somebody else; null: of the person themselves. */
  ofOther: TaskRow | null;
}

/** Lets a person to an entry to change it. Inside `TenantDb.run` only. */
@Injectable()
export class TimeDoor {
  constructor(
    private readonly entries: TimeEntryRepository,
    private readonly access: TimeAccess,
    private readonly records: TaskRecords,
  ) {}

  /** With the time of its person locked. @throws {AppError} NOT_FOUND, WEEK_CLOSED, STALE_VERSION */
  async open(user: SignedInUser, { id, version }: { id: string; version: number }): Promise<OpenedTime> {
    const found = await this.entries.find(id);
    if (!found) throw notFound();
    await this.entries.lock(found.userId);
    const row = (await this.entries.find(id)) ?? found;
    const own = row.userId === user.id;
    if (!own && !(await this.access.mayDecide(user, row.userId))) throw notFound();
    // Of a private task not even those who decide the week learn more than hours.
    const ofOther = own ? null : await this.records.tasks.find(user, row.taskId);
    if (!(await this.access.mayWrite(user, row.userId, row.day))) throw new AppError(TIME_ERRORS.WEEK_CLOSED);
    if (row.version !== version || row.minutes === null) throw new AppError('STALE_VERSION');
    return { row, ofOther };
  }
}
