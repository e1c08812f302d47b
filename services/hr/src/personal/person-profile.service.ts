import type { PersonProfile } from '@atrium/contracts';
import { notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { EMPLOYEES, fullName, type EmployeeSteps } from '../employee/employee.record.js';
import { mayCall } from '../people-scope.policy.js';

/** Somebody as all colleagues see them. Who has left is found by who keeps employees only, and not here. */
@Injectable()
export class PersonProfileService {
  private readonly steps: EmployeeSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly readers: RowReaders,
  ) {
    this.steps = records.of(EMPLOYEES);
  }

  /** @param id of an employee or of an account @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<PersonProfile> {
    return this.db.run(user.companyId, async () => {
      const employee = (await this.employees.findByUser(id)) ?? (await this.employees.find(id));
      if (!employee || employee.archivedAt) throw notFound();
      const row = await this.steps.rows.read(employee.id);
      return {
        employeeId: employee.id,
        name: fullName(employee),
        photoFileId: employee.photoFileId,
        designation: row.designationName,
        department: row.departmentName,
        manager: row.managerName,
        workEmail: employee.workEmail,
        mayCall: mayCall(await this.readers.of(user), employee),
      };
    });
  }
}
