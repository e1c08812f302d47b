import { ROSTER_ERRORS, dayIn, type ErrorDefinition } from '@atrium/contracts';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { RosterFactsReader } from '../roster/roster-facts.service.js';
import { judgeChanges } from '../roster/roster-plan.rules.js';
import { RosterRepository } from '../roster/roster.repository.js';
import { RosterService } from '../roster/roster.service.js';
import type { AskedShift } from './shift-request.rules.js';

type Days = Pick<AskedShift, 'employeeId' | 'shiftId'> & { dates: readonly string[] };

/** The roster, as a request for a shift changes it. Inside `TenantDb.run` only. */
@Injectable()
export class ShiftRoster {
  constructor(
    private readonly clock: Clock,
    private readonly facts: RosterFactsReader,
    private readonly entries: RosterRepository,
    private readonly roster: RosterService,
  ) {}

  /** Why the days cannot have the shift as things stand; null: they can. */
  async refusal(user: SignedInUser, { employeeId, shiftId, dates }: Days): Promise<ErrorDefinition | null> {
    const today = dayIn(this.clock.now(), user.companyTimezone);
    const facts = await this.facts.of([employeeId], { dates, today, shiftIds: [shiftId] });
    const changes = dates.map((date) => ({
      employeeId,
      date,
      was: facts.rostered(employeeId, date),
      plan: shiftId,
    }));
    return judgeChanges(changes, facts).faults[0]?.refusal ?? null;
  }

  /** @throws {AppError} a code of ROSTER_ERRORS, with a sentence at each day that cannot have the shift */
  async give(by: SignedInUser, { employeeId, shiftId, dates }: Days): Promise<void> {
    const was = await this.plansOf(employeeId, dates);
    const changes = dates.map((date) => ({
      employeeId,
      date,
      was: was.get(date) ?? ('schedule' as const),
      plan: shiftId,
    }));
    await this.roster.change(by, { changes });
  }

  private async plansOf(employeeId: string, dates: readonly string[]): Promise<Map<string, string>> {
    const [from, to] = [dates[0], dates.at(-1)];
    if (from === undefined || to === undefined) throw new AppError(ROSTER_ERRORS.ROSTER_CHANGED);
    // Nobody else changes them between this and the change.
    await this.entries.lock([employeeId]);
    const found = await this.entries.list([employeeId], from, to);
    return new Map(found.map(({ date, plan }) => [date, plan]));
  }
}
