import { dayIn } from '@atrium/contracts';
import { Contributions, TenantDb } from '@atrium/platform';
import { WorkingHours } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { addDays } from '../local-day.rules.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import { ApprovedLeave } from './approved-leave.service.js';
import { workingSpan } from './working-day.rules.js';

const DAYS_AHEAD = 14;

/** When people are at work, by their shifts, holidays and approved leave. */
@Injectable()
export class HrWorkingHours extends WorkingHours {
  override readonly remote = 'hr';

  constructor(
    private readonly db: TenantDb,
    private readonly calendars: PersonCalendars,
    private readonly contributions: Contributions,
  ) {
    super();
  }

  override async nextOpenings(userIds: readonly string[], at: Date): Promise<Map<string, Date | null>> {
    const people = await this.db.current().query<{ id: string; userId: string }[]>(
      `select id, user_id as "userId" from employee
         where company_id = $1 and user_id = any($2::uuid[]) and archived_at is null`,
      [this.db.currentCompanyId(), userIds],
    );
    // A shift of the day before may still run.
    const today = dayIn(at, 'UTC');
    const range = { from: addDays(today, -2), to: addDays(today, DAYS_AHEAD) };
    const ids = people.map(({ id }) => id);
    const calendars = await this.calendars.of(ids, range.from, range.to);
    const keepers = await this.contributions.enabledOf(ApprovedLeave, this.db.currentCompanyId());
    const lists = await Promise.all(keepers.map((keeper) => keeper.list(this.db.current(), ids, range)));
    const leave = new Map(lists.flat().map((each) => [`${each.employeeId} ${each.date}`, each.leave]));
    return new Map(
      people.map(({ id, userId }) => {
        const dates = calendars.get(id)?.between(range.from, range.to) ?? [];
        const span = dates
          .map((date) => workingSpan(date, leave.get(`${id} ${date.date}`) ?? null))
          .find((each) => each !== null && each.to > at);
        if (!span) return [userId, null];
        return [userId, span.from > at ? span.from : at];
      }),
    );
  }
}
