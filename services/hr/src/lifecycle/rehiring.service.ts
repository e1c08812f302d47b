import type { Employee, Rehire } from '@atrium/contracts';
import { AccountStanding } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeInvitation } from '../employee/employee-invitation.service.js';
import { EmployeeRegistration, type NewEmployee } from '../employee/employee-registration.service.js';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EMPLOYEES, type EmployeeSteps } from '../employee/employee.record.js';
import { findLater, findPlacesLeft } from './rehiring.repository.js';

/** New employments of people who had left. Inside `TenantDb.run` only. */
@Injectable()
export class Rehirings {
  private readonly steps: EmployeeSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
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

  /** Their account goes to the new employment and is opened again; without one they are invited where that is asked. */
  async hire(user: SignedInUser, before: EmployeeEntity, { joiningDate, invite }: Rehire): Promise<Employee> {
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
