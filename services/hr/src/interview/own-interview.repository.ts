import type { Criterion, InterviewMode, InterviewState, Ref } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface OwnInterviewRow {
  id: string;
  state: InterviewState;
  employeeId: string;
  applicationId: string;
  candidate: string;
  experience: number | null;
  opening: string;
  kit: Criterion[];
  startsAt: Date;
  minutes: number;
  mode: InterviewMode;
  place: string;
  link: string | null;
  panel: Ref[];
  givenAt: Date | null;
}

const MOST = 200;

const SELECT = `
select i.id, i.state, m.employee_id as "employeeId", i.application_id as "applicationId", c.name as candidate, a.experience,
  o.title as opening, o.kit, i.starts_at as "startsAt", i.minutes, i.mode, i.place, i.link, s.given_at as "givenAt",
  (select json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name)
      order by p.first_name, p.last_name, p.id)
    from interview_panel n join employee p on p.company_id = n.company_id and p.id = n.employee_id
    where n.company_id = i.company_id and n.interview_id = i.id) as panel
from interview i
join interview_panel m on m.company_id = i.company_id and m.interview_id = i.id
join employee e on e.company_id = m.company_id and e.id = m.employee_id
join application a on a.company_id = i.company_id and a.id = i.application_id
join candidate c on c.company_id = a.company_id and c.id = a.candidate_id
join opening o on o.company_id = a.company_id and o.id = a.opening_id
left join scorecard s on s.company_id = m.company_id and s.interview_id = m.interview_id
  and s.employee_id = m.employee_id
where i.company_id = $1 and e.user_id = $2 and not e.archived`;

/** The interviews that somebody holds. Inside `TenantDb.run` only. */
@Injectable()
export class OwnInterviewRepository {
  constructor(private readonly db: TenantDb) {}

  /** The latest first. */
  list(userId: string): Promise<OwnInterviewRow[]> {
    return this.query(`${SELECT} order by i.starts_at desc, i.id limit ${String(MOST)}`, [userId]);
  }

  async find(userId: string, id: string): Promise<OwnInterviewRow | null> {
    const [row] = await this.query(`${SELECT} and i.id = $3`, [userId, id]);
    return row ?? null;
  }

  /** Of these, the ones that the person holds. */
  async listHeld(userId: string, ids: readonly string[]): Promise<string[]> {
    const rows = await this.query(`${SELECT} and i.id = any($3::uuid[])`, [userId, ids]);
    return rows.map(({ id }) => id);
  }

  private query(sql: string, values: readonly unknown[]): Promise<OwnInterviewRow[]> {
    return this.db.current().query<OwnInterviewRow[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
