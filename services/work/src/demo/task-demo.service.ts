import type { TaskFlow } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Injectable } from '@nestjs/common';
import { Checklists } from '../parts/checklist.service.js';
import { TaskRelations } from '../parts/task-relations.service.js';
import { NewTasks } from '../task/new-tasks.service.js';
import { DemoDays } from './demo-days.service.js';
import { FlowDemo } from './flow-demo.service.js';
import { DEMO_CHECKLISTS, DEMO_PARENTS, DEMO_TASKS, DEMO_WAITS, type DemoTask } from './tasks.seed.js';

/** How much of a task is done in a day. */
const MINUTES_A_DAY = 120;
const DONE = '✓ ';

/** The demo company's tasks: where they stand, what they are parts of and wait for. Inside `TenantDb.run` only. */
@Injectable()
export class TaskDemo {
  constructor(
    private readonly tasks: NewTasks,
    private readonly relations: TaskRelations,
    private readonly checklists: Checklists,
    private readonly flows: FlowDemo,
    private readonly days: DemoDays,
  ) {}

  /** The last one is on top of its stage. @returns the id of each by its title */
  async fill(staff: DemoStaff): Promise<(title: string) => string> {
    const flow = await this.flows.make(staff);
    const made = new Map<string, string>();
    for (const task of DEMO_TASKS.toReversed()) made.set(task.title, await this.add(staff, task, flow));
    const idOf = (title: string) => made.get(title) ?? '';
    for (const [title, parent] of Object.entries(DEMO_PARENTS))
      await this.relations.hang(staff.admin, idOf(title), idOf(parent));
    for (const [title, blocker] of Object.entries(DEMO_WAITS))
      await this.relations.wait(staff.admin, { taskId: idOf(title), blockerId: idOf(blocker) });
    for (const [title, lines] of Object.entries(DEMO_CHECKLISTS))
      for (const line of lines) await this.check(staff, idOf(title), line);
    return idOf;
  }

  private async add(staff: DemoStaff, given: DemoTask, flow: TaskFlow | undefined): Promise<string> {
    const { by, to, due, labels, ...task } = given;
    const dayAfter = (days: number) => this.days.after(staff, days);
    const days = Math.floor((task.estimate ?? 0) / MINUTES_A_DAY);
    const made = await this.tasks.create(staff[by], {
      ...task,
      description: task.description ?? null,
      labels: [...labels],
      visibility: 'internal',
      parentId: null,
      ...this.flows.placeOf(flow, given, { staff, dayAfter }),
      assigneeIds: to.map((who) => staff[who].id),
      dueOn: due === null ? null : dayAfter(due),
      startOn: due === null ? null : dayAfter(due - days),
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
}
