import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LedPeople } from '../employee/led-people.repository.js';
import { leaveScope } from '../people-scope.policy.js';

interface Person {
  id: string;
  userId: string | null;
}

/** Whose leave somebody reads: their own, that of the people they lead, or everybody's. */
@Injectable()
export class LeaveReaders {
  constructor(private readonly led: LedPeople) {}

  /** Inside `TenantDb.run` only. */
  async sees(user: SignedInUser, person: Person): Promise<boolean> {
    return (await this.seenBy(user))(person);
  }

  /** Inside `TenantDb.run` only. */
  async seenBy(user: SignedInUser): Promise<(person: Person) => boolean> {
    const scope = leaveScope(user);
    const led = scope === 'team' ? await this.led.of(user) : new Set<string>();
    return ({ id, userId }) => scope === 'all' || userId === user.id || led.has(id);
  }
}
