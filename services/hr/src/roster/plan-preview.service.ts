import { addDays, type AffectedPeople, type PlanChange } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import { concernedDays } from './plan-days.rules.js';
import { planKey } from './roster-facts.service.js';
import { RosterRepository } from './roster.repository.js';

const NAMES = 10;
/** Four weeks, as long as a roster is planned ahead. */
const DAYS_AHEAD = 27;

/** Says whose days a change of plans concerns, before it is saved. */
@Injectable()
export class PlanPreview {
  constructor(
    private readonly db: TenantDb,
    private readonly roster: RosterRepository,
    private readonly calendars: PersonCalendars,
  ) {}

  of({ companyId }: SignedInUser, change: PlanChange): Promise<AffectedPeople> {
    return this.db.run(companyId, async () => {
      const people = await this.roster.affectedBy(change);
      const ids = people.map(({ id }) => id);
      const { from } = change;
      const to = addDays(from, DAYS_AHEAD);
      const calendars = await this.calendars.of(ids, from, to);
      const entries = await this.roster.list(ids, from, to);
      const rostered = new Set(entries.map((entry) => planKey(entry)));
      const isRostered = (employeeId: string, date: string) => rostered.has(planKey({ employeeId, date }));
      const days = concernedDays(change, calendars, { from, to, isRostered });
      return {
        people: people.length,
        names: people.slice(0, NAMES).map(({ name }) => name),
        days: days.length,
        first: days[0] ?? null,
        to,
      };
    });
  }
}
