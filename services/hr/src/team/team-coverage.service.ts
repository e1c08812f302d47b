import { COVERAGE_WEEKS, addDays, isDayOff, dayIn, type TeamCoverage } from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { isAmong, leaveSeen } from '../people-scope.policy.js';
import { coverageOf, type AwayDates } from './team-coverage.rules.js';
import { TeamMemberRepository, type MemberRow } from './team-member.repository.js';
import { TeamService } from './team.service.js';
import { RowReaders } from '@atrium/records';

/** Who of a team is away in the next weeks, and whether enough stay. */
@Injectable()
export class TeamCoverages {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly teams: TeamService,
    private readonly members: TeamMemberRepository,
    private readonly readers: RowReaders,
  ) {}

  /** @throws {AppError} NOT_FOUND */
  async get(user: SignedInUser, teamId: string): Promise<TeamCoverage> {
    const { minPresent } = await this.teams.steps.get(user, teamId);
    const today = dayIn(this.clock.now(), user.companyTimezone);
    const dates = Array.from({ length: COVERAGE_WEEKS * 7 }, (_, days) => addDays(today, days));
    return this.db.run(user.companyId, async () => {
      const members = await this.members.list(teamId);
      const away = await this.awayOf(user, members, dates);
      const isOff = (date: string) => isDayOff(date, user.companyWorkingWeek);
      const days = coverageOf(dates, { members, away, minPresent, isOff });
      const names = new Map(members.map(({ employeeId, name }) => [employeeId, name]));
      return {
        today,
        minPresent,
        days,
        away: away.map(({ employeeId: id, ...rest }) => ({
          ...rest,
          employee: { id, name: names.get(id) ?? '' },
        })),
      };
    });
  }

  /** Colleagues see approved leave only; who reads somebody's leave sees what waits, too. */
  private async awayOf(user: SignedInUser, members: MemberRow[], dates: string[]): Promise<AwayDates[]> {
    const ids = [...new Set(members.map(({ employeeId }) => employeeId))];
    const seen = leaveSeen(await this.readers.of(user));
    const own = new Set(members.filter(({ userId }) => userId === user.id).map((each) => each.employeeId));
    const rows = await this.members.listAway(ids, { from: dates[0] ?? '', to: dates.at(-1) ?? '' });
    return rows.filter(({ pending, employeeId: id }) => !pending || own.has(id) || isAmong(seen, id));
  }
}
