import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeEntity } from './employee.entity.js';
import { EMPLOYEES, type EmployeeSteps } from './employee.record.js';

/** Where somebody is in the company: in which department, with which designation. */
export type EmployeePlace = { departmentId: string } | { designationId: string };

/** Who has a place, for those who give places away. Inside `TenantDb.run` only. */
@Injectable()
export class EmployeePlaces {
  private readonly employees: EmployeeSteps;

  constructor(
    private readonly db: TenantDb,
    records: Records,
  ) {
    this.employees = records.of(EMPLOYEES);
  }

  /** Whether somebody has it who is not archived. */
  isTaken(place: EmployeePlace): Promise<boolean> {
    return this.db
      .current()
      .getRepository(EmployeeEntity)
      .existsBy({ ...place, archived: false });
  }

  /** Everybody who has the one has the other then, archived people too. @returns how many they are */
  move(from: EmployeePlace, to: EmployeePlace, { id }: SignedInUser): Promise<number> {
    return this.employees.table.changeAll(from, to, id);
  }
}
