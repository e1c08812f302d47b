import { dayIn } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskService } from '../task/task.service.js';
import { CalendarDemo } from './calendar-demo.service.js';
import { DEMO_TASKS } from './tasks.seed.js';

const DAY_MS = 86_400_000;

/** The demo company's tasks and calendar, through the same use cases that people use. */
@Injectable()
export class WorkDemo {
  constructor(
    private readonly tasks: TaskService,
    private readonly calendar: CalendarDemo,
    private readonly clock: Clock,
  ) {}

  /** Inside `TenantDb.run` only. The last one is on top of its stage. */
  async fill(staff: DemoStaff): Promise<void> {
    const dayAfter = (days: number) =>
      dayIn(new Date(this.clock.now().getTime() + days * DAY_MS), staff.admin.companyTimezone);
    for (const { by, to, due, labels, description = null, ...task } of DEMO_TASKS.toReversed())
      await this.tasks.create(staff[by], {
        ...{ ...task, description, labels: [...labels], startOn: null, visibility: 'internal' },
        assigneeIds: to.map((who) => staff[who].id),
        dueOn: due === null ? null : dayAfter(due),
      });
    await this.calendar.fill(staff);
  }
}
