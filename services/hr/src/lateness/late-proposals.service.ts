import { monthRange, type LatePolicy } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { AttendanceFacts, type PersonDate } from '../attendance/attendance-facts.service.js';
import { proposeLateDeduction } from './lateness.rules.js';
import { LatenessRepository, type LatePerson } from './lateness.repository.js';

export interface LateProposal {
  person: LatePerson;
  lates: number;
  /** Steps of half a day. */
  days: number;
}

/** What a policy proposes for a month, of whom it proposes anything. Inside `TenantDb.run` only. */
@Injectable()
export class LateProposals {
  constructor(
    private readonly lateness: LatenessRepository,
    private readonly facts: AttendanceFacts,
  ) {}

  /** @param employeeId null: everybody */
  async of(month: string, policy: LatePolicy, employeeId: string | null = null): Promise<LateProposal[]> {
    if (policy.latesPerHalfDay === 0) return [];
    const beyond = policy.latesFree + policy.latesPerHalfDay - 1;
    const people = await this.lateness.listLate(month, { beyond, employeeId });
    const facts = await this.facts.of(
      people.map(({ id }) => id),
      monthRange(month),
    );
    const proposals = people.map((person) => {
      const late = person.dates.filter((date) => counts(facts(person.id, date)));
      const { lates, deductedDays } = proposeLateDeduction(
        late.map(() => 1),
        policy,
      );
      return { person, lates, days: deductedDays };
    });
    return proposals.filter(({ days }) => days > 0);
  }
}

/** Nobody is late on a day off, nor with leave in the morning. */
const counts = ({ leave, holiday, weeklyOff, joined }: PersonDate): boolean =>
  joined && !holiday && !weeklyOff && leave !== 'full' && leave !== 'firstHalf';
