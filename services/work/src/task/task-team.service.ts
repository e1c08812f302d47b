import { daysOfWeek, mondayOf, type TaskPeople, type TaskPeopleQuery } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { KnownHours } from '../hours/known-hours.service.js';
import { TaskFilters } from './task-filters.service.js';
import { TaskTeamRepository } from './task-team.repository.js';

/** The people of an area and what they have to do this week, as far as the reader sees their tasks. */
@Injectable()
export class TaskTeams {
  constructor(
    private readonly db: TenantDb,
    private readonly filters: TaskFilters,
    private readonly team: TaskTeamRepository,
    private readonly hours: KnownHours,
    private readonly directory: UserDirectoryService,
  ) {}

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
        ...{ ...row, name: names.get(row.userId) ?? '', available: available.get(row.userId) ?? null },
      }));
      return { items };
    });
  }
}
