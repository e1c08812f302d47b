import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Who is reminded of which interview. */
export interface Reminded {
  interviewId: string;
  userId: string;
  candidate: string;
  startsAt: Date;
  /** How often they have been asked for their scorecard. */
  asked: number;
}

/** A scorecard is asked for so often, once a day. */
const TIMES = 3;

const OF = `
from interview i
join application a on a.company_id = i.company_id and a.id = i.application_id
join candidate c on c.company_id = a.company_id and c.id = a.candidate_id,
employee e
where m.company_id = $1 and i.company_id = m.company_id and i.id = m.interview_id
  and e.company_id = m.company_id and e.id = m.employee_id and e.user_id is not null and not e.archived`;
const ANSWER = `returning m.interview_id as "interviewId", e.user_id as "userId", c.name as candidate,
  i.starts_at as "startsAt", m.asked`;

/** Marks whom interviews are told to, so that each is told once. Inside `TenantDb.run` only. */
@Injectable()
export class InterviewReminderRepository {
  constructor(private readonly db: TenantDb) {}

  /** Those who hold interviews that start until a moment. */
  remind(now: Date, until: Date): Promise<Reminded[]> {
    return this.mark(
      `update interview_panel m set reminded_of = i.starts_at ${OF}
         and i.state = 'scheduled' and i.starts_at > $2 and i.starts_at <= $3
         and m.reminded_of is distinct from i.starts_at ${ANSWER}`,
      [now, until],
    );
  }

  /** Those who owe a scorecard: after the end, and on the two days after that at its time. */
  ask(now: Date): Promise<Reminded[]> {
    return this.mark(
      `update interview_panel m set asked = m.asked + 1, asked_at = $2 ${OF}
         and i.state in ('scheduled', 'held') and i.starts_at > $2::timestamptz - interval '14 days'
         and i.starts_at + make_interval(mins => i.minutes, days => m.asked) <= $2
         and m.asked < ${String(TIMES)} and (m.asked_at is null or m.asked_at <= $2::timestamptz - interval '20 hours')
         and not exists (select from scorecard s where s.company_id = m.company_id
           and s.interview_id = m.interview_id and s.employee_id = m.employee_id) ${ANSWER}`,
      [now],
    );
  }

  private async mark(sql: string, values: readonly unknown[]): Promise<Reminded[]> {
    // An update answers its rows and how many there are.
    const [rows] = await this.db
      .current()
      .query<[Reminded[], number]>(sql, [this.db.currentCompanyId(), ...values]);
    return rows;
  }
}
