import {
  daysOfWeek,
  mondayOf,
  type TaskCapacity,
  type TaskCapacityQuery,
  type TaskPeople,
  type TaskPeopleQuery,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { KnownHours } from '../hours/known-hours.service.js';
import { TaskFilters } from './task-filters.service.js';
import { TaskRepository } from './task.repository.js';
import { TaskTeamRepository } from './task-team.repository.js';

/** The people of an area and what they have to do this week, as far as the reader sees their tasks. */
@Injectable()
export class TaskTeams {
  constructor(
    private readonly db: TenantDb,
    private readonly filters: TaskFilters,
    private readonly team: TaskTeamRepository,
    private readonly tasks: TaskRepository,
    private readonly hours: KnownHours,
    private readonly directory: UserDirectoryService,
  ) {}

  /** When those are at work who have an open task that the reader sees. */
  async capacity(user: SignedInUser, { people, ...range }: TaskCapacityQuery): Promise<TaskCapacity> {
    const seen = await this.filters.of(user, {});
    const today = await this.filters.today(user);
    return this.db.run(user.companyId, async () => {
      const known = await this.tasks.load(seen, { people, today });
      const minutes = await this.hours.workingMinutes(
        known.map(({ userId }) => userId),
        range,
      );
      const items = [...minutes].map(([userId, days]) => ({
        userId,
        days: [...days].map(([date, each]) => ({ date, minutes: each })),
      }));
      return { items };
    });
  }

  async people(user: SignedInUser, { tab }: TaskPeopleQuery): Promise<TaskPeople> {
    const seen = await this.filters.of(user, {});
    const today = await this.filters.today(user);
    const monday = mondayOf(today);
    const sunday = daysOfWeek(monday).at(-1) ?? today;
    return this.db.run(user.companyId, async () => {
      const rows = await this.team.list(tab, seen, { today, monday, sunday });
      const ids = rows.map(({ userId }) => userId);
      const names = await this.directory.listNames(user.companyId, ids);
      const available = await this.hours.available(ids, { from: monday, to: sunday });
      const items = rows.map((row) => ({
        ...row,
        name: names.get(row.userId) ?? '',
        available: available.get(row.userId) ?? null,
      }));
      return { items };
    });
  }
}
