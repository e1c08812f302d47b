import { ROSTER_ERRORS, dayIn, type ErrorDefinition } from '@atrium/contracts';
import { AppError, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { readCompany } from '../company-facts.repository.js';
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
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly facts: RosterFactsReader,
    private readonly entries: RosterRepository,
    private readonly roster: RosterService,
  ) {}

  /** Why the days of requests cannot have their shifts as things stand; nothing of those that can. */
  async refusals<Asked extends Days>(requests: readonly Asked[]): Promise<Map<Asked, ErrorDefinition>> {
    if (requests.length === 0) return new Map();
    const people = [...new Set(requests.map(({ employeeId }) => employeeId))];
    const dates = [...new Set(requests.flatMap((asked) => asked.dates))].sort();
    const today = dayIn(this.clock.now(), (await readCompany(this.db)).timezone);
    const shiftIds = requests.map(({ shiftId }) => shiftId);
    const facts = await this.facts.of(people, { dates, today, shiftIds });
    return new Map(
      requests.flatMap((asked) => {
        const changes = asked.dates.map((date) => ({
          employeeId: asked.employeeId,
          date,
          was: facts.rostered(asked.employeeId, date),
          plan: asked.shiftId,
        }));
        const refusal = judgeChanges(changes, facts).faults[0]?.refusal;
        return refusal ? [[asked, refusal] as const] : [];
      }),
    );
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
