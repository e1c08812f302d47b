import { latest } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { LeaveEligibilityRepository } from './leave-eligibility.repository.js';
import { offeredSince, type PlacedFrom } from './leave-eligibility.rules.js';
import { isOfferedTo, type Placed, type PolicyOffer } from './leave-offers.rules.js';

/** Says from when people earn a type. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveEligibility {
  constructor(private readonly eligibility: LeaveEligibilityRepository) {}

  /** @returns by person, the day since which they are offered the type; null: since they joined */
  async since(
    typeId: string,
    policies: readonly PolicyOffer[],
    only?: readonly string[],
  ): Promise<(employeeId: string) => string | null> {
    if (policies.length === 0) return () => null;
    const stored = await this.eligibility.listOf(typeId);
    const changed = await this.eligibility.listChanged(only);
    return (employeeId) =>
      sinceOf(typeId, policies, { entries: changed.get(employeeId), stored: stored.get(employeeId) });
  }

  /** @returns by type, as `since` */
  async ofPerson(
    employeeId: string,
    policies: readonly PolicyOffer[],
  ): Promise<(typeId: string) => string | null> {
    if (policies.length === 0) return () => null;
    const stored = await this.eligibility.listOfPerson(employeeId);
    const changed = await this.eligibility.listChanged([employeeId]);
    return (typeId) =>
      sinceOf(typeId, policies, { entries: changed.get(employeeId), stored: stored.get(typeId) });
  }
}

function sinceOf(
  typeId: string,
  policies: readonly PolicyOffer[],
  { entries = [], stored }: { entries: readonly PlacedFrom[] | undefined; stored: string | undefined },
): string | null {
  const byJob = offeredSince(entries, (placed: Placed) => isOfferedTo(policies, typeId, placed));
  return byJob !== null && stored !== undefined ? latest(byJob, stored) : (byJob ?? stored ?? null);
}
