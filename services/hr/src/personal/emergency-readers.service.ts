import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { employeeScope } from '../people-scope.policy.js';

/** Who may look up whom to call for somebody: themselves, whoever leads them, and who keeps employees. */
@Injectable()
export class EmergencyReaders {
  constructor(private readonly employees: EmployeeRepository) {}

  /** Inside `TenantDb.run` only. */
  async mayCall(
    user: SignedInUser,
    { id, managerId }: Pick<EmployeeEntity, 'id' | 'managerId'>,
  ): Promise<boolean> {
    if (employeeScope(user) === 'all') return true;
    const own = await this.employees.findByUser(user.id);
    return own?.archivedAt === null && (own.id === id || own.id === managerId);
  }
}
