import type { SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EMPLOYEES, type EmployeeSteps } from './employee.record.js';
import { EmployeeRepository, type EmployeePlace } from './employee.repository.js';

/** Who has a department or designation, for archiving and merging them. Inside `TenantDb.run` only. */
@Injectable()
export class EmployeePlaces {
  private readonly employees: EmployeeSteps;

  constructor(
    private readonly rows: EmployeeRepository,
    records: Records,
  ) {
    this.employees = records.of(EMPLOYEES);
  }

  /** Whether somebody who is not archived has it. */
  isTaken(place: EmployeePlace): Promise<boolean> {
    return this.rows.hasPlace(place);
  }

  /** Gives everybody with the one, archived people included, the other. @returns how many changed */
  move(from: EmployeePlace, to: EmployeePlace, { id }: SignedInUser): Promise<number> {
    return this.employees.table.changeAll(from, to, id);
  }
}
