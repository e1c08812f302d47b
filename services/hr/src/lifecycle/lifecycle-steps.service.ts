import type { Employee } from '@atrium/contracts';
import { AccountStanding } from '@atrium/identity';
import { notFound, type SignedInUser } from '@atrium/platform';
import { Records, type Step, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EMPLOYEES, type EmployeeSteps } from '../employee/employee.record.js';
import { EmployeeRepository } from '../employee/employee.repository.js';

/** Takes a step on the way of an employment; somebody's account is changed only by who may change it. */
@Injectable()
export class LifecycleSteps {
  private readonly steps: EmployeeSteps;

  constructor(
    records: Records,
    private readonly employees: EmployeeRepository,
    private readonly accounts: AccountStanding,
  ) {
    this.steps = records.of(EMPLOYEES);
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED, ADMIN_ONLY */
  take(
    user: SignedInUser,
    step: Step,
    change: (employee: EmployeeEntity) => Values<EmployeeEntity> | Promise<Values<EmployeeEntity>>,
  ): Promise<Employee> {
    return this.steps.run(user, {
      ...step,
      first: () => this.employees.lockManagers(),
      change: async () => {
        const employee = await this.employees.find(step.id);
        if (!employee) throw notFound();
        if (employee.userId) await this.accounts.check(user, employee.userId);
        return change(employee);
      },
    });
  }
}
