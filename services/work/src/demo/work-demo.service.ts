import { dayIn, daysOfWeek, mondayOf, type TaskFlow } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { Checklists } from '../parts/checklist.service.js';
import { TaskRelations } from '../parts/task-relations.service.js';
import { TaskRepeats } from '../repeat/task-repeat.service.js';
import { TaskService } from '../task/task.service.js';
import { Timesheets } from '../time/timesheet.service.js';
import { FlowDemo } from './flow-demo.service.js';
import { TaskTemplates } from '../template/task-template.service.js';
import { DEMO_TEMPLATES } from './template.seed.js';
import { CalendarDemo } from './calendar-demo.service.js';
import {
  DEMO_CHECKLISTS,
  DEMO_HOURS,
  DEMO_PARENTS,
  DEMO_REPEATS,
  DEMO_TASKS,
  DEMO_WAITS,
  type DemoTask,
} from './tasks.seed.js';

const DAY_MS = 86_400_000;
/** How much of a task is done in a day. */
const MINUTES_A_DAY = 120;
const DONE = '✓ ';

/** The demo company's tasks and calendar, through the same use cases that people use. */
@Injectable()
export class WorkDemo {
  constructor(
    private readonly tasks: TaskService,
    private readonly relations: TaskRelations,
    private readonly checklists: Checklists,
    private readonly flows: FlowDemo,
    private readonly templates: TaskTemplates,
    private readonly repeats: TaskRepeats,
    private readonly calendar: CalendarDemo,
    private readonly weeks: Timesheets,
    private readonly clock: Clock,
  ) {}

  /** What the company chooses, unless it has. Not inside `TenantDb.run`. */
  choose(staff: DemoStaff): Promise<void> {
    return this.calendar.choose(staff);
  }

  /** Inside `TenantDb.run` only. The last one is on top of its stage. */
  async fill(staff: DemoStaff): Promise<void> {
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
    for (const template of DEMO_TEMPLATES) await this.templates.create(staff.admin, template);
    for (const [title, { rule, dueDays }] of Object.entries(DEMO_REPEATS))
      await this.repeats.create(staff.admin, {
        ...{ taskId: idOf(title), title, rule, dueDays, mode: 'calendar', skipWhileOpen: true },
        ...{ startOn: this.dayAfter(staff, 0), zone: staff.admin.companyTimezone },
      });
    await this.calendar.fill(staff);
    await this.track(staff, idOf);
  }

  /** Hours of last week, which wait for the leader, and of a day of this one. */
  private async track({ employee, ...staff }: DemoStaff, idOf: (title: string) => string): Promise<void> {
    const today = this.dayAfter(staff, 0);
    const monday = mondayOf(this.dayAfter(staff, -7));
    for (const [title, hours] of Object.entries(DEMO_HOURS))
      for (const [at, day] of daysOfWeek(monday).entries()) {
        const minutes = hours[at] ?? 0;
        if (minutes > 0) await this.weeks.setCell(employee, { taskId: idOf(title), day, minutes });
      }
    await this.weeks.submit(employee, monday);
    const [first] = Object.keys(DEMO_HOURS);
    if (first) await this.weeks.setCell(employee, { taskId: idOf(first), day: today, minutes: 45 });
  }

  private async add(staff: DemoStaff, given: DemoTask, flow: TaskFlow | undefined): Promise<string> {
    const { by, to, due, labels, ...task } = given;
    const dayAfter = (days: number) => this.dayAfter(staff, days);
    const days = Math.floor((task.estimate ?? 0) / MINUTES_A_DAY);
    const made = await this.tasks.create(staff[by], {
      ...{
        ...task,
        description: task.description ?? null,
        labels: [...labels],
        visibility: 'internal',
        parentId: null,
      },
      ...this.flows.placeOf(flow, given, { staff, dayAfter }),
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

  private dayAfter({ admin }: Pick<DemoStaff, 'admin'>, days: number): string {
    return dayIn(new Date(this.clock.now().getTime() + days * DAY_MS), admin.companyTimezone);
  }
}
