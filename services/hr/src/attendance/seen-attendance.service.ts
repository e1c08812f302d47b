import { notFound, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { attendanceSeen, idsOf, isAmong } from '../people-scope.policy.js';

/** Whose attendance a person sees. Inside `TenantDb.run` only. */
@Injectable()
export class SeenAttendance {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly readers: RowReaders,
  ) {}

  /** @throws {AppError} NOT_FOUND of one whose attendance the person does not see, or who does not exist */
  async find(user: SignedInUser, id: string): Promise<EmployeeEntity> {
    const employee = await this.employees.find(id);
    const seen = attendanceSeen(await this.readers.of(user));
    if (!employee || !isAmong(seen, employee.id)) throw notFound();
    return employee;
  }

  /** The ids of these people, or everybody. */
  async ids(user: SignedInUser): Promise<ReturnType<typeof idsOf>> {
    return idsOf(attendanceSeen(await this.readers.of(user)));
  }
}
