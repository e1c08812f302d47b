import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { Given } from './score.rules.js';

/** Whether the account with this parameter owes a scorecard of an application, and so sees none of others yet. */
const owes = (application: string, user: string): string => `exists (
  select from interview x
  join interview_panel m on m.company_id = x.company_id and m.interview_id = x.id
  join employee e on e.company_id = m.company_id and e.id = m.employee_id
  where x.company_id = $1 and x.application_id = ${application} and x.state in ('scheduled', 'held')
    and e.user_id = ${user} and not exists (select from scorecard own where own.company_id = x.company_id
      and own.interview_id = x.id and own.employee_id = m.employee_id))`;

/** What applicants scored. Inside `TenantDb.run` only. */
@Injectable()
export class ApplicationScores {
  constructor(private readonly db: TenantDb) {}

  /** Of applications of which the account owes no scorecard. */
  async listSeen(
    applicationIds: readonly string[],
    userId: string,
  ): Promise<(Given & { applicationId: string })[]> {
    if (applicationIds.length === 0) return [];
    return this.db.current().query(
      `select i.application_id as "applicationId", s.total, s.rated
       from interview i join scorecard s on s.company_id = i.company_id and s.interview_id = i.id
       where i.company_id = $1 and i.application_id = any($2::uuid[]) and not ${owes('i.application_id', '$3')}`,
      [this.db.currentCompanyId(), applicationIds, userId],
    );
  }

  async isOwed(applicationId: string, userId: string): Promise<boolean> {
    const [row] = await this.db
      .current()
      .query<[{ owed: boolean }]>(`select ${owes('$2', '$3')} as owed`, [
        this.db.currentCompanyId(),
        applicationId,
        userId,
      ]);
    return row.owed;
  }
}
