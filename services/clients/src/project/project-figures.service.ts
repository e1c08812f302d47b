import { dayIn } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { ProjectTasks } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import type { ProjectRow } from './project.record.js';
import { troublesOf } from './project.rules.js';

const NO_FIGURES = { open: 0, total: 0, late: 0, minutes: 0, numbered: false };

/** What projects show that others know: names of people, tasks and tracked time, and what is wrong with them. */
@Injectable()
export class ProjectFigures {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly directory: UserDirectoryService,
    private readonly tasks: ProjectTasks,
  ) {}

  async complete(user: SignedInUser, rows: readonly ProjectRow[]): Promise<object[]> {
    const people = [...new Set(rows.flatMap(({ managerId, memberIds }) => [managerId, ...memberIds]))];
    const names = await this.directory.listNames(user.companyId, people);
    return this.db.run(user.companyId, async () => {
      const figures = await this.tasks.figures(
        user,
        rows.map(({ id }) => id),
      );
      const today = dayIn(this.clock.now(), user.companyTimezone);
      const ref = (id: string) => ({ id, name: names.get(id) ?? '' });
      return rows.map((row) => {
        const { minutes: tracked, numbered: codeFixed, ...tasks } = figures.get(row.id) ?? NO_FIGURES;
        const late = row.openMilestones.filter((due) => due < today).length;
        const milestones = { open: row.openMilestones.length, total: row.milestoneCount, late };
        return {
          manager: ref(row.managerId),
          members: row.memberIds.map(ref),
          tasks,
          tracked,
          milestones,
          codeFixed,
          troubles: troublesOf({ ...row, tasks, tracked, milestones, today }),
        };
      });
    });
  }
}
