import { addDays, dayIn, type RosterCoverage, type RosterCoverageQuery } from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { isWorkingDate } from '../person-calendar/person-calendar.rules.js';
import { RosterFactsReader } from './roster-facts.service.js';
import { RosterCoverageRepository } from './roster-coverage.repository.js';
import { coverageOf } from './roster-coverage.rules.js';

const WEEK = 7;

/** How many work on the days of a week. */
@Injectable()
export class RosterCoverages {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly facts: RosterFactsReader,
    private readonly covered: RosterCoverageRepository,
  ) {}

  get(user: SignedInUser, { from }: RosterCoverageQuery): Promise<RosterCoverage> {
    const dates = Array.from({ length: WEEK }, (_, index) => addDays(from, index));
    const today = dayIn(this.clock.now(), user.companyTimezone);
    return this.db.run(user.companyId, async () => {
      const people = await this.covered.listPeople(from, addDays(from, WEEK - 1));
      const ids = people.map(({ id }) => id);
      const facts = await this.facts.of(ids, { dates, today });
      return coverageOf(dates, {
        people: ids,
        away: people.flatMap(({ id, away }) => away.map((each) => ({ ...each, employeeId: id }))),
        teams: await this.covered.listTeams(),
        isPlanned: (id, date) => {
          const day = facts.on(id, date);
          return day !== undefined && day.joined && isWorkingDate(day);
        },
      });
    });
  }
}
