import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { attendanceScope } from '../people-scope.policy.js';

/** Whose attendance somebody may see: everybody's, that of the people they lead, or nobody's. */
@Injectable()
export class AttendanceReaders {
  constructor(private readonly employees: EmployeeRepository) {}

  /** Inside `TenantDb.run` only. */
  async sees(user: SignedInUser, managerId: string | null): Promise<boolean> {
    const scope = await this.scopeOf(user);
    return scope === 'all' || scope?.managerId === managerId;
  }

  /** Null: nobody. Inside `TenantDb.run` only. */
  async scopeOf(user: SignedInUser): Promise<'all' | { managerId: string } | null> {
    const scope = attendanceScope(user);
    if (scope !== 'team') return scope === 'all' ? 'all' : null;
    const leader = await this.employees.findByUser(user.id);
    return leader && { managerId: leader.id };
  }
}
