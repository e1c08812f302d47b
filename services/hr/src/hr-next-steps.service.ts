import { can, type NextStep } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { NextStepSource } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { AttendanceRepository } from './attendance/attendance.repository.js';
import { EmployeeRepository } from './employee/employee.repository.js';

/** Suggests what to do first in HR. */
@Injectable()
export class HrNextSteps extends NextStepSource {
  override readonly remote = 'hr';

  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly attendance: AttendanceRepository,
  ) {
    super();
  }

  override steps(user: SignedInUser): Promise<NextStep[]> {
    return this.db.run(user.companyId, async () => {
      const clockIn = await this.clockIn(user);
      return can(user, 'hrOperations', 'addEmployee', 'create')
        ? [await this.addPeople(), clockIn]
        : [clockIn];
    });
  }

  private async addPeople(): Promise<NextStep> {
    return {
      id: 'hr.add-people',
      title: 'Add employee records',
      text: 'Designation, manager and attendance of everyone who works here, with or without an account.',
      path: 'employee/Management',
      done: await this.employees.hasSeveral(),
      order: 30,
    };
  }

  private async clockIn(user: SignedInUser): Promise<NextStep> {
    const employee = await this.employees.findByUser(user.id);
    return {
      id: 'hr.clock-in',
      title: 'Clock in for the first time',
      text: 'Start your day with one click. Your hours are counted automatically.',
      path: 'employee/Attendance',
      done: employee !== null && (await this.attendance.hasPunched(employee.id)),
      order: 50,
    };
  }
}
