import { addDays, datesOf, earliest, type UnpaidDate } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AttendanceFacts } from '../attendance/attendance-facts.service.js';
import { AttendanceGridRepository } from '../attendance/attendance-grid.repository.js';
import { judge } from '../attendance/day-outcome.rules.js';
import type { DayRange } from '../attendance/wall-clock.rules.js';
import type { StatutoryValues } from '../statutory/statutory.rules.js';
import { StatutoryRepository } from '../statutory/statutory.repository.js';
import { PayFactsRepository, type PaidPerson } from './pay-facts.repository.js';

/** What payroll needs to know of people: who works here, their numbers, and which of their days are not paid. Inside `TenantDb.run` only. */
@Injectable()
export class PayFacts {
  constructor(
    private readonly clock: Clock,
    private readonly people: PayFactsRepository,
    private readonly statutory: StatutoryRepository,
    private readonly attendance: AttendanceFacts,
    private readonly grids: AttendanceGridRepository,
  ) {}

  /** Who works here on some day of a range, by name; of certain people if they are given. */
  listEmployed(range: DayRange, ids: readonly string[] | null = null): Promise<PaidPerson[]> {
    return this.people.listEmployed(range, ids);
  }

  /** Numbers of the state and of banks, by employee. */
  numbersOf(employeeIds: readonly string[]): Promise<Map<string, StatutoryValues>> {
    return this.statutory.readAll(employeeIds);
  }

  /** The employee of an account; null without one. */
  findOwn(userId: string): Promise<{ id: string; name: string } | null> {
    return this.people.findOwn(userId);
  }

  /**
   * The days of a range that are not paid, by employee, in order. A day counts as absence once it is over.
   * @param absence whether absence is unpaid, besides unpaid leave
   */
  async unpaidDates(
    employeeIds: readonly string[],
    range: DayRange,
    absence: boolean,
  ): Promise<Map<string, UnpaidDate[]>> {
    const found = new Map<string, UnpaidDate[]>(employeeIds.map((id) => [id, []]));
    for (const { employeeId, date, part } of await this.people.listUnpaidLeave(employeeIds, range))
      found.get(employeeId)?.push({ date, cause: 'unpaidLeave', part });
    if (absence) await this.addAbsence(found, range);
    for (const dates of found.values()) dates.sort((a, b) => (a.date < b.date ? -1 : 1));
    return found;
  }

  private async addAbsence(found: Map<string, UnpaidDate[]>, { from, to }: DayRange): Promise<void> {
    const asOf = this.clock.now();
    // A day that still goes on somewhere is nobody's absence.
    const last = earliest(to, addDays(asOf.toISOString().slice(0, 10), -1));
    if (last < from) return;
    const ids = [...found.keys()];
    const range = { from, to: last };
    const facts = await this.attendance.of(ids, range);
    const people = await this.grids.list(range, { people: ids, asOf, limit: ids.length });
    const dates = datesOf(range);
    for (const { id, days } of people) {
      const reached = new Map((days ?? []).map(([date, , of]) => [date, of]));
      for (const date of dates) {
        const { absentFraction } = judge(reached.get(date) ?? null, facts(id, date));
        if (absentFraction > 0) found.get(id)?.push({ date, cause: 'absent', part: absentFraction });
      }
    }
  }
}
