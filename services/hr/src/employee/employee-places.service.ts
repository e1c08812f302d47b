import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeEntity } from './employee.entity.js';
import { EMPLOYEES, type EmployeeSteps } from './employee.record.js';

/** A person's department or designation. */
export type EmployeePlace = { departmentId: string } | { designationId: string };

/** Who has a department or designation, for archiving and merging them. Inside `TenantDb.run` only. */
@Injectable()
export class EmployeePlaces {
  private readonly employees: EmployeeSteps;

  constructor(
    private readonly db: TenantDb,
    records: Records,
  ) {
    this.employees = records.of(EMPLOYEES);
  }

  /** Whether somebody who is not archived has it. */
  isTaken(place: EmployeePlace): Promise<boolean> {
    return this.db
      .current()
      .getRepository(EmployeeEntity)
      .existsBy({ ...place, archived: false });
  }

  /** Gives everybody with the one, archived people included, the other. @returns how many changed */
  move(from: EmployeePlace, to: EmployeePlace, { id }: SignedInUser): Promise<number> {
    return this.employees.table.changeAll(from, to, id);
  }
}
