import { Injectable } from '@nestjs/common';
import { SINCE_EVER } from './accrual.rules.js';
import { LeaveEligibility } from './leave-eligibility.service.js';
import { LeaveOffers } from './leave-offers.repository.js';
import { isOfferedTo } from './leave-offers.rules.js';
import type { LeaveTypeRow } from './leave-type.record.js';
import { earns } from './leave-type.rules.js';
import type { StoredEntry } from './leave-ledger.rules.js';
import type { LeaveEmployee } from './leave.repository.js';
import { plannedCredits } from './planned-credits.rules.js';

interface Question {
  type: LeaveTypeRow | undefined;
  ledger: readonly StoredEntry[];
  today: string;
  until: string;
}

/** The credits to come of one person. */
export type CreditsToCome = (question: Question) => StoredEntry[];

/** Knows what the accrual will post. Inside `TenantDb.run` only. */
@Injectable()
export class PlannedCredits {
  constructor(
    private readonly offers: LeaveOffers,
    private readonly eligibility: LeaveEligibility,
  ) {}

  async of(employee: LeaveEmployee): Promise<CreditsToCome> {
    const policies = await this.offers.list();
    const since = await this.eligibility.ofPerson(employee.id, policies);
    return ({ type, ...question }) => {
      const earned = type && earns(type) && !employee.archived && isOfferedTo(policies, type.id, employee);
      if (!earned || question.until <= question.today) return [];
      const joiningDate = employee.joiningAssumed ? SINCE_EVER : employee.joiningDate;
      return plannedCredits(type, { ...employee, joiningDate, eligibleFrom: since(type.id) }, question);
    };
  }
}
