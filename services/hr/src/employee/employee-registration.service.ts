import { EMPLOYEE } from '@atrium/contracts';
import { AppError, Clock } from '@atrium/platform';
import { Records, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { attendanceFromOf } from './attendance-from.rules.js';
import type { EmployeeEntity } from './employee.entity.js';
import { EmployeeRepository } from './employee.repository.js';
import { EMPLOYEES, type EmployeeSteps } from './employee.record.js';

/** The required values of a new employee; the others are empty at first. */
export type NewEmployee = Pick<
  EmployeeEntity,
  'firstName' | 'lastName' | 'workEmail' | 'employmentType' | 'joiningDate' | 'timezone'
> &
  Omit<Values<EmployeeEntity>, 'code'> & {
    /** Left out or null: the next free code. */
    code?: string | null | undefined;
  };

// In each round somebody else took the code; so many rounds that many people at the same moment all get one.
const MOST_ROUNDS = 500;

/** Inserts a new employee with the given code or the next free one. */
@Injectable()
export class EmployeeRegistration {
  private readonly steps: EmployeeSteps;

  constructor(
    records: Records,
    private readonly employees: EmployeeRepository,
    private readonly clock: Clock,
  ) {
    this.steps = records.of(EMPLOYEES);
  }

  /**
   * Inside `TenantDb.run` only.
   * @param by the acting person; null: the portal itself
   * @returns the id
   * @throws {AppError} EMAIL_TAKEN, EMPLOYEE_CODE_TAKEN
   */
  async register(asked: NewEmployee, by: string | null): Promise<string> {
    const attendanceFrom = asked.attendanceFrom ?? attendanceFromOf(asked, this.clock.now());
    const values = { ...asked, attendanceFrom };
    const given = values.code?.toUpperCase();
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const code = given ?? (await this.employees.nextCode());
      const [id] = await this.steps.table.insertFree([{ ...values, code }], by);
      if (id) return id;
      if (await this.employees.findByEmail(values.workEmail)) throw this.steps.table.refusalOf('workEmail');
      if (given) throw codeTaken('Another employee has this code. Choose another, or leave it empty.');
    }
    throw codeTaken('There is no next free code. Enter one.');
  }
}

function codeTaken(message: string): AppError {
  return new AppError(EMPLOYEE.errors.EMPLOYEE_CODE_TAKEN, { message, fields: { code: message } });
}
