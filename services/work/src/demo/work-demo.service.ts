import { dayIn } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { Checklists } from '../parts/checklist.service.js';
import { TaskPartsService } from '../parts/task-parts.service.js';
import { TaskService } from '../task/task.service.js';
import { CalendarDemo } from './calendar-demo.service.js';
import { DEMO_CHECKLISTS, DEMO_PARENTS, DEMO_TASKS, DEMO_WAITS, type DemoTask } from './tasks.seed.js';

const DAY_MS = 86_400_000;
/** How much of a task is done in a day. */
const MINUTES_A_DAY = 120;
const DONE = '✓ ';

/** The demo company's tasks and calendar, through the same use cases that people use. */
@Injectable()
export class WorkDemo {
  constructor(
    private readonly tasks: TaskService,
    private readonly parts: TaskPartsService,
    private readonly checklists: Checklists,
    private readonly calendar: CalendarDemo,
    private readonly clock: Clock,
  ) {}

  /** Inside `TenantDb.run` only. The last one is on top of its stage. */
  async fill(staff: DemoStaff): Promise<void> {
    const made = new Map<string, string>();
    for (const task of DEMO_TASKS.toReversed()) made.set(task.title, await this.add(staff, task));
    const idOf = (title: string) => made.get(title) ?? '';
    for (const [title, parent] of Object.entries(DEMO_PARENTS))
      await this.parts.hang(staff.admin, idOf(title), idOf(parent));
    for (const [title, blocker] of Object.entries(DEMO_WAITS))
      await this.parts.wait(staff.admin, { taskId: idOf(title), blockerId: idOf(blocker) });
    for (const [title, lines] of Object.entries(DEMO_CHECKLISTS))
      for (const line of lines) await this.check(staff, idOf(title), line);
    await this.calendar.fill(staff);
  }

  private async add(staff: DemoStaff, { by, to, due, labels, ...task }: DemoTask): Promise<string> {
    const days = Math.floor((task.estimate ?? 0) / MINUTES_A_DAY);
    const made = await this.tasks.create(staff[by], {
      ...{
        ...task,
        description: task.description ?? null,
        labels: [...labels],
        visibility: 'internal',
        parentId: null,
      },
      assigneeIds: to.map((who) => staff[who].id),
      dueOn: due === null ? null : this.dayAfter(staff, due),
      startOn: due === null ? null : this.dayAfter(staff, due - days),
    });
    return made.id;
  }

  private async check({ admin }: DemoStaff, id: string, line: string): Promise<void> {
    const done = line.startsWith(DONE);
    const { checklist } = await this.checklists.add(admin, id, {
      text: done ? line.slice(DONE.length) : line,
    });
    const last = checklist.at(-1);
    if (done && last) await this.checklists.update(admin, { id, item: last.id }, { done });
  }

  private dayAfter({ admin }: DemoStaff, days: number): string {
    return dayIn(new Date(this.clock.now().getTime() + days * DAY_MS), admin.companyTimezone);
  }
}
