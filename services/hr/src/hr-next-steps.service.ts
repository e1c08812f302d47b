import { can, type NextStep } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { NextStepSource } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { AttendanceRepository } from './attendance/attendance.repository.js';
import type { EmployeeEntity } from './employee/employee.entity.js';
import { StarterRepository } from './starter/starter.repository.js';
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
    private readonly starters: StarterRepository,
  ) {
    super();
  }

  override steps(user: SignedInUser): Promise<NextStep[]> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.findByUser(user.id);
      const adds = can(user, 'hrOperations', 'addEmployee', 'create');
      return [
        ...(employee?.phase === 'onboarding' ? [TELL] : []),
        ...(adds ? [await this.addPeople(), ...(await this.sayJoining())] : []),
        ...(await this.setUp(user)),
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

  /** Gone once nobody is left who came by an invitation that did not say when they began. */
  private async sayJoining(): Promise<NextStep[]> {
    if (!(await this.employees.hasAssumedJoining())) return [];
    return [
      {
        id: 'hr.say-joining',
        title: 'Say when people joined',
        text: 'Who came by an invitation has no joining date yet. Their leave of this year depends on it.',
        path: 'employee/Management',
        done: false,
        order: 35,
      },
    ];
  }

  private async setUp(user: SignedInUser): Promise<NextStep[]> {
    const known = await this.starters.read();
    const leave: NextStep = {
      id: 'hr.set-up-leave',
      title: 'Set up leave',
      text: 'Start with the usual types in one press; what is due is credited immediately.',
      path: 'settings/leaves',
      done: known.leave,
      order: 40,
    };
    const work: NextStep = {
      id: 'hr.set-up-work',
      title: 'Set hours and holidays',
      text: 'A shift from 9 to 6 and the holidays of your state, in one press each.',
      path: 'settings/work',
      done: known.shift && known.holidays,
      order: 45,
    };
    return [
      ...(can(user, 'hrOperations', 'leaveDuration', 'create') ? [leave] : []),
      ...(can(user, 'hrOperations', 'workSchedule', 'create') ? [work] : []),
    ];
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
