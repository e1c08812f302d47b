import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { LedPeople } from '../employee/led-people.repository.js';
import { employeeScope } from '../people-scope.policy.js';

/** Who may look up whom to call for somebody: themselves, whoever leads them, and who keeps employees. */
@Injectable()
export class EmergencyReaders {
  constructor(private readonly led: LedPeople) {}

  /** Inside `TenantDb.run` only. */
  async mayCall(user: SignedInUser, { id, userId }: Pick<EmployeeEntity, 'id' | 'userId'>): Promise<boolean> {
    if (employeeScope(user) === 'all') return true;
    return userId === user.id || (await this.led.of(user)).has(id);
  }
}
