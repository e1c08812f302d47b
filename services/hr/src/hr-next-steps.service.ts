import { can, type NextStep } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { NextStepSource } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { AttendanceRepository } from './attendance/attendance.repository.js';
import type { EmployeeEntity } from './employee/employee.entity.js';
import { EmployeeRepository } from './employee/employee.repository.js';

/** Gone once it is done, because only new people have it. */
const TELL: NextStep = {
  id: 'hr.onboarding',
  title: 'Finish your onboarding',
  text: 'Personal details, bank account and documents, in a few minutes.',
  path: 'employee/Onboarding',
  done: false,
  order: 10,
};

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
      const employee = await this.employees.findByUser(user.id);
      const adds = can(user, 'hrOperations', 'addEmployee', 'create');
      return [
        ...(employee?.phase === 'onboarding' ? [TELL] : []),
        ...(adds ? [await this.addPeople()] : []),
        await this.clockIn(employee),
      ];
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

  private async clockIn(employee: EmployeeEntity | null): Promise<NextStep> {
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
