import { addDays, type RosterPlan } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { CompanyPlansRepository } from '../person-calendar/company-plans.repository.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import { heldOn } from '../assignment/followed.rules.js';
import type { CompanyPlans } from '../person-calendar/schedule-plan.rules.js';
import { ShiftUses } from '../shift/shift-use.repository.js';
import type { RosterFacts } from './roster-plan.rules.js';
import { RosterRepository, type RosterPlace } from './roster.repository.js';

/** How a fault names the day of a person. */
export const planKey = ({ employeeId, date }: RosterPlace): string => `${employeeId} ${date}`;

/** Reads what is known of people's dates. Inside `TenantDb.run` only. */
@Injectable()
export class RosterFactsReader {
  constructor(
    private readonly calendars: PersonCalendars,
    private readonly plans: CompanyPlansRepository,
    private readonly shifts: ShiftUses,
    private readonly roster: RosterRepository,
  ) {}

  /**
   * @param asked.dates in order
   * @param asked.shiftIds those that are to be planned; they stay as they are until the transaction ends
   */
  async of(
    employeeIds: readonly string[],
    {
      dates,
      today,
      shiftIds = [],
    }: { dates: readonly string[]; today: string; shiftIds?: readonly string[] },
  ): Promise<RosterFacts> {
    const [from, to] = [addDays(dates[0] ?? today, -1), addDays(dates.at(-1) ?? today, 1)];
    const calendars = await this.calendars.of(employeeIds, from, to);
    const entries = await this.roster.list(employeeIds, from, to);
    const rostered = new Map<string, RosterPlan>(entries.map((entry) => [planKey(entry), entry.plan]));
    const shiftOf = await this.shiftsOf(shiftIds, to);
    return {
      today,
      on: (id, date) => calendars.get(id)?.on(date),
      scheduled: (id, date) => calendars.get(id)?.scheduledOn(date).shift ?? null,
      rostered: (employeeId, date) => rostered.get(planKey({ employeeId, date })) ?? 'schedule',
      shift: (id, date) => heldOn(shiftOf.get(id) ?? [], date),
    };
  }

  /** The hours of those that are not archived. */
  private async shiftsOf(ids: readonly string[], to: string): Promise<CompanyPlans['shifts']> {
    if (ids.length === 0) return new Map();
    const present = await this.shifts.hoursOf(ids);
    const { shifts } = await this.plans.upTo(to);
    return new Map([...shifts].filter(([id]) => present.has(id)));
  }
}
