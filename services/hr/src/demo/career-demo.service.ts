import type { Employee } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AttendanceDemo } from './attendance-demo.service.js';
import { JobDemo } from './job-demo.service.js';
import { LeaveDemo } from './leave-demo.service.js';
import { LifecycleDemo } from './lifecycle-demo.service.js';
import { PersonalDemo } from './personal-demo.service.js';
import type { Places, StaffDemo } from './staff-demo.service.js';
import { ShiftRequestDemo } from './shift-request-demo.service.js';
import { WorkPlanDemo } from './work-plan-demo.service.js';

interface Staff {
  people: StaffDemo['people'];
  /** By e-mail. */
  employees: Map<string, Employee>;
  places: Places;
  now: Date;
}

/** What the demo company's employees did so far: their jobs and schedules, leave, attendance and the steps of their employment. */
@Injectable()
export class CareerDemo {
  constructor(
    private readonly jobs: JobDemo,
    private readonly plans: WorkPlanDemo,
    private readonly leave: LeaveDemo,
    private readonly personal: PersonalDemo,
    private readonly attendance: AttendanceDemo,
    private readonly lifecycles: LifecycleDemo,
    private readonly shifts: ShiftRequestDemo,
  ) {}

  /** Inside `TenantDb.run` only. */
  async fill(admin: SignedInUser, { people, employees, places, now }: Staff): Promise<void> {
    const designationOf = new Map(people.map(({ email, designation }) => [email, designation]));
    await this.jobs.fill(admin, employees, { ...places, designationOf });
    const { departments } = places;
    await this.plans.fill(admin, { people, employees: [...employees.values()], departments });
    const staff = people.filter(({ standing }) => standing !== 'left');
    await this.leave.fill(
      admin,
      staff.flatMap(({ email }) => employees.get(email) ?? []),
    );
    await this.personal.fill(admin, [...employees.values()]);
    await this.shifts.ask(admin);
    await this.attendance.fill(admin, { people, employees, now });
    await this.lifecycles.fill(admin, employees);
  }
}
