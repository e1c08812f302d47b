import { daysOfWeek, mondayOf } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Injectable } from '@nestjs/common';
import { TaskRepeats } from '../repeat/task-repeat.service.js';
import { TaskTemplates } from '../template/task-template.service.js';
import { Timesheets } from '../time/timesheet.service.js';
import { WeekCells } from '../time/week-cell.service.js';
import { CalendarDemo } from './calendar-demo.service.js';
import { DemoDays } from './demo-days.service.js';
import { TaskDemo } from './task-demo.service.js';
import { DEMO_HOURS, DEMO_REPEATS } from './tasks.seed.js';
import { DEMO_TEMPLATES } from './template.seed.js';

/** The demo company's tasks and calendar, through the same use cases that people use. */
@Injectable()
export class WorkDemo {
  constructor(
    private readonly tasks: TaskDemo,
    private readonly templates: TaskTemplates,
    private readonly repeats: TaskRepeats,
    private readonly calendar: CalendarDemo,
    private readonly weeks: Timesheets,
    private readonly cells: WeekCells,
    private readonly days: DemoDays,
  ) {}

  /** What the company chooses, unless it has. Not inside `TenantDb.run`. */
  choose(staff: DemoStaff): Promise<void> {
    return this.calendar.choose(staff);
  }

  /** Inside `TenantDb.run` only. */
  async fill(staff: DemoStaff): Promise<void> {
    const idOf = await this.tasks.fill(staff);
    for (const template of DEMO_TEMPLATES) await this.templates.create(staff.admin, template);
    for (const [title, { rule, dueDays }] of Object.entries(DEMO_REPEATS))
      await this.repeats.create(staff.admin, {
        taskId: idOf(title),
        title,
        rule,
        dueDays,
        mode: 'calendar',
        skipWhileOpen: true,
        startOn: this.days.after(staff, 0),
        zone: staff.admin.companyTimezone,
      });
    await this.calendar.fill(staff);
    await this.track(staff, idOf);
  }

  /** Hours of last week, which wait for the leader, and of a day of this one. */
  private async track({ employee, ...staff }: DemoStaff, idOf: (title: string) => string): Promise<void> {
    const today = this.days.after(staff, 0);
    const monday = mondayOf(this.days.after(staff, -7));
    for (const [title, hours] of Object.entries(DEMO_HOURS))
      for (const [at, day] of daysOfWeek(monday).entries()) {
        const minutes = hours[at] ?? 0;
        if (minutes > 0) await this.cells.set(employee, { taskId: idOf(title), day, minutes });
      }
    await this.weeks.submit(employee, monday);
    const [first] = Object.keys(DEMO_HOURS);
    if (first) await this.cells.set(employee, { taskId: idOf(first), day: today, minutes: 45 });
  }
}
