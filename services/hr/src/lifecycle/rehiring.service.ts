import { addDays, LIFECYCLE_ERRORS, type EMPLOYEE, type Employee, type StepBody } from '@atrium/contracts';
import { AccountStanding } from '@atrium/identity';
import { AppError, notFound, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { refusalOf, Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeInvitation } from '../employee/employee-invitation.service.js';
import { EmployeeRegistration, type NewEmployee } from '../employee/employee-registration.service.js';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EMPLOYEES, type EmployeeSteps } from '../employee/employee.record.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { findLater, findPlacesLeft } from './rehiring.repository.js';

/** New employments of people who had left. */
@Injectable()
export class Rehirings {
  readonly steps: EmployeeSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly registration: EmployeeRegistration,
    private readonly invitation: EmployeeInvitation,
    private readonly accounts: AccountStanding,
  ) {
    this.steps = records.of(EMPLOYEES);
  }

  /** The employment after this one. */
  laterOf(id: string): Promise<string | null> {
    return findLater(this.db, id);
  }

  /** A new employment with its own code; balances start afresh. @throws {AppError} JOINS_BEFORE_LEAVING, CAME_BACK, ADMIN_ONLY */
  rehire(user: SignedInUser, id: string, order: StepBody<typeof EMPLOYEE, 'rehire'>): Promise<Employee> {
    return this.db.run(user.companyId, async () => {
      const before = await this.steps.rows.lock(id);
      const refusal = refusalOf(EMPLOYEES, { step: 'rehire', row: before, by: user });
      if (before.version !== order.version) throw new AppError('STALE_VERSION');
      if (refusal) throw new AppError(refusal);
      const employee = await this.employees.find(id);
      if (!employee) throw notFound();
      if (employee.userId) await this.accounts.check(user, employee.userId);
      if (order.joiningDate < addDays(employee.lastWorkingDay ?? '', 1))
        throw refusedField('joiningDate', LIFECYCLE_ERRORS.JOINS_BEFORE_LEAVING);
      return this.hire(user, employee, order);
    });
  }

  /** Their account goes to the new employment and is opened again; without one they are invited where that is asked. */
  private async hire(
    user: SignedInUser,
    before: EmployeeEntity,
    { joiningDate, invite }: StepBody<typeof EMPLOYEE, 'rehire'>,
  ): Promise<Employee> {
    const { userId } = before;
    const values = { ...(await this.kept(before)), joiningDate, previousId: before.id };
    if (userId) await this.steps.table.change(before, { userId: null }, user.id);
    const id = await this.registration.register({ ...values, userId }, user.id);
    if (userId && before.accountStopped) await this.accounts.resume(userId, user);
    const row = await this.steps.record({ step: 'rehire', by: user, id });
    if (invite && !userId) await this.invitation.send(user, row);
    return this.steps.get(user, id);
  }

  /** What is as it was, without what is archived meanwhile. */
  private async kept(before: EmployeeEntity): Promise<Omit<NewEmployee, 'joiningDate' | 'code'>> {
    const { id, firstName, lastName, workEmail, phone, employmentType, timezone, birthDate } = before;
    const places = await findPlacesLeft(this.db, id);
    return { firstName, lastName, workEmail, phone, employmentType, timezone, birthDate, ...places };
  }
}
