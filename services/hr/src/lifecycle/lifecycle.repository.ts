import type { StatusCounts } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { statusOf } from '../employee/employment-phase.rules.js';
import type { EmployeeEntity } from '../employee/employee.entity.js';

type Group = Pick<EmployeeEntity, 'phase'> & { archived: boolean; invited: boolean; count: number };

const NONE: StatusCounts = {
  active: 0,
  invited: 0,
  onboarding: 0,
  suspended: 0,
  notice: 0,
  exited: 0,
  archived: 0,
};

/** Whose day has come, and how many people stand where. Inside `TenantDb.run` only. */
@Injectable()
export class LifecycleRepository {
  constructor(private readonly db: TenantDb) {}

  /** Ids of those on notice whose last working day is over where they work. */
  listLeaving(now: Date): Promise<string[]> {
    return this.ids(
      `select id from employee where company_id = $1 and phase = 'notice' and archived_at is null
         and last_working_day < ($2::timestamptz at time zone timezone)::date
       order by last_working_day, id`,
      now,
    );
  }

  /** Ids of those whose probation ends today or has ended, and for whom nobody was asked yet. */
  listUnconfirmed(now: Date): Promise<string[]> {
    return this.ids(
      `select id from employee where company_id = $1 and confirm_date is not null and confirmed_on is null
         and archived_at is null and confirm_asked_for is distinct from confirm_date
         and confirm_date <= ($2::timestamptz at time zone timezone)::date
       order by confirm_date, id`,
      now,
    );
  }

  async countByStatus(): Promise<StatusCounts> {
    const groups = await this.db.current().query<Group[]>(
      `select archived, phase, invited_user_id is not null as invited, count(*)::int as count from employee
       where company_id = $1 group by 1, 2, 3`,
      [this.db.currentCompanyId()],
    );
    const counts = { ...NONE };
    for (const { archived, phase, invited, count } of groups) {
      const row = {
        archivedAt: archived ? new Date(0) : null,
        invitedUserId: invited ? 'invited' : null,
        phase,
      };
      counts[statusOf(row)] += count;
    }
    return counts;
  }

  private async ids(sql: string, now: Date): Promise<string[]> {
    const rows = await this.db.current().query<{ id: string }[]>(sql, [this.db.currentCompanyId(), now]);
    return rows.map(({ id }) => id);
  }
}
