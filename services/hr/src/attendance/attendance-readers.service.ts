import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LedPeople } from '../employee/led-people.repository.js';
import { attendanceScope } from '../people-scope.policy.js';

/** Whose attendance somebody may see: everybody's, that of the people they lead, or nobody's. */
@Injectable()
export class AttendanceReaders {
  constructor(private readonly led: LedPeople) {}

  /** Inside `TenantDb.run` only. */
  async sees(user: SignedInUser, employeeId: string): Promise<boolean> {
    const scope = await this.scopeOf(user);
    return scope === 'all' || (scope?.has(employeeId) ?? false);
  }

  /** Everybody, or the employees; null: nobody. Inside `TenantDb.run` only. */
  async scopeOf(user: SignedInUser): Promise<'all' | ReadonlySet<string> | null> {
    const scope = attendanceScope(user);
    if (scope !== 'team') return scope === 'all' ? 'all' : null;
    return this.led.of(user);
  }
}
