import { TenantDb } from '@atrium/platform';
import type { BusyPeople } from '@atrium/work';
import { Injectable } from '@nestjs/common';

/** An interview in the calendar of somebody who holds it. */
export interface PlannedInterview {
  id: string;
  userId: string;
  candidate: string;
  startsAt: Date;
  minutes: number;
}

interface Span {
  from: Date;
  to: Date;
}

const END = `i.starts_at + make_interval(mins => i.minutes)`;

/** Interviews that take a person's time, of these accounts. */
const PLANNED = `
select i.id, e.user_id as "userId", c.name as candidate, i.starts_at as "startsAt", i.minutes
from interview i
join interview_panel m on m.company_id = i.company_id and m.interview_id = i.id
join employee e on e.company_id = m.company_id and e.id = m.employee_id
join application a on a.company_id = i.company_id and a.id = i.application_id
join candidate c on c.company_id = a.company_id and c.id = a.candidate_id
where i.company_id = $1 and e.user_id = any($2::uuid[]) and i.state in ('scheduled', 'held')
  and i.starts_at < $4 and ${END} > $3
order by i.starts_at, i.id`;

/** Who holds interviews, and when that is. Inside `TenantDb.run` only. */
@Injectable()
export class InterviewPanels {
  constructor(private readonly db: TenantDb) {}

  /** Who stays keeps what they were reminded of. */
  async set(interviewId: string, employeeIds: readonly string[]): Promise<void> {
    const values = [this.db.currentCompanyId(), interviewId, employeeIds];
    await this.db
      .current()
      .query(
        'delete from interview_panel where company_id = $1 and interview_id = $2 and employee_id <> all($3::uuid[])',
        values,
      );
    await this.db.current().query(
      `insert into interview_panel (company_id, interview_id, employee_id)
       select $1, $2, unnest($3::uuid[]) on conflict do nothing`,
      values,
    );
  }

  listPlanned({ people, without }: BusyPeople, { from, to }: Span): Promise<PlannedInterview[]> {
    return this.db
      .current()
      .query<PlannedInterview[]>(PLANNED, [this.db.currentCompanyId(), people, from, to])
      .then((rows) => rows.filter(({ id }) => id !== without));
  }

  /** Those of an application that have not begun. */
  async listToCome(applicationId: string, now: Date): Promise<string[]> {
    const rows = await this.db
      .current()
      .query<{ id: string }[]>(
        `select id from interview where company_id = $1 and application_id = $2 and state = 'scheduled' and starts_at > $3 order by id`,
        [this.db.currentCompanyId(), applicationId, now],
      );
    return rows.map(({ id }) => id);
  }

  /** Whether the applicant has another interview in a span of time, for whatever opening. */
  async hasOther(
    candidateId: string,
    { from, to, without }: Span & { without: string | null },
  ): Promise<boolean> {
    const [row] = await this.db.current().query<[{ found: boolean }]>(
      `select exists (select from interview i join application a on a.company_id = i.company_id and a.id = i.application_id
       where i.company_id = $1 and a.candidate_id = $2 and i.state = 'scheduled' and i.id is distinct from $5::uuid
         and i.starts_at < $4 and ${END} > $3) as found`,
      [this.db.currentCompanyId(), candidateId, from, to, without],
    );
    return row.found;
  }
}
