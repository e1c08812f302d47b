import { mondayOf, type TaskTime, type TimeEntry } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskPeopleService } from '../task/task-people.service.js';
import { TimeAccess } from './time-access.service.js';
import { TimeEntryRepository, type TimeRow } from './time-entry.repository.js';
import { clockAt } from './time-span.service.js';

const MINUTE = 60_000;
/** Entries of a task that are shown; its sum is of all. */
const MOST = 200;

/** Entries as people read them, by the clocks where they were made. Inside `TenantDb.run` only. */
@Injectable()
export class TimeViews {
  constructor(
    private readonly entries: TimeEntryRepository,
    private readonly access: TimeAccess,
    private readonly people: TaskPeopleService,
    private readonly directory: UserDirectoryService,
  ) {}

  async ofTask(user: SignedInUser, taskId: string): Promise<TaskTime> {
    const items = await this.show(user, await this.entries.listOfTask(taskId, MOST));
    return { items, total: await this.entries.sumOfTask(taskId) };
  }

  async show(user: SignedInUser, rows: readonly TimeRow[]): Promise<TimeEntry[]> {
    const people = [...new Set(rows.map(({ userId }) => userId))];
    const names = await this.directory.listNames(user.companyId, people);
    const zones = new Map<string, string>();
    for (const id of people) zones.set(id, await this.people.zoneOf(id));
    const may = new Map<string, boolean>();
    const items: TimeEntry[] = [];
    for (const row of rows) {
      const week = `${row.userId} ${mondayOf(row.day)}`;
      const mayWrite = may.get(week) ?? (await this.access.mayWrite(user, row.userId, row.day));
      may.set(week, mayWrite);
      items.push({
        ...row,
        name: names.get(row.userId) ?? '',
        ...timesOf(row, zones.get(row.userId) ?? 'UTC'),
        mayChange: row.minutes !== null && mayWrite,
      });
    }
    return items;
  }
}

function timesOf(
  { startedAt, minutes }: TimeRow,
  zone: string,
): Pick<TimeEntry, 'startedAt' | 'start' | 'end'> {
  if (!startedAt) return { startedAt: null, start: null, end: null };
  const end = minutes === null ? null : clockAt(new Date(startedAt.getTime() + minutes * MINUTE), zone);
  return { startedAt: startedAt.toISOString(), start: clockAt(startedAt, zone), end };
}
