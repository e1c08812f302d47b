import { listEmptyDetails, passesCheck, STATUTORY_READ, type NeededDetail } from '@atrium/contracts';
import { notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { PersonalDetailsRepository } from '../personal/personal-details.repository.js';
import { StatutoryRepository } from './statutory.repository.js';

/** Which details of an employee nobody has entered, without any of those that somebody has. */
@Injectable()
export class EmptyDetailsService {
  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly personal: PersonalDetailsRepository,
    private readonly statutory: StatutoryRepository,
  ) {}

  /** @throws {AppError} NOT_FOUND */
  list(user: SignedInUser, employeeId: string): Promise<NeededDetail[]> {
    return this.db.run(user.companyId, async () => {
      if (!(await this.employees.find(employeeId))) throw notFound();
      const maySee = passesCheck(user, STATUTORY_READ);
      const statutory = maySee ? (await this.statutory.read(employeeId)).values : undefined;
      return listEmptyDetails(await this.personal.read(employeeId), statutory);
    });
  }
}
