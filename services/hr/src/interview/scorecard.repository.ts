import type { CriterionScore, Recommendation } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { Given } from '../hiring/score.rules.js';

export interface ScorecardRow extends Given {
  interviewId: string;
  employeeId: string;
  name: string;
  /** Of whoever wrote it. */
  userId: string | null;
  scores: CriterionScore[];
  recommendation: Recommendation;
  note: string;
  givenAt: Date;
}

export type NewScorecard = Pick<
  ScorecardRow,
  'interviewId' | 'employeeId' | 'scores' | 'recommendation' | 'note' | 'total' | 'rated' | 'givenAt'
>;

const SELECT = `select s.interview_id as "interviewId", s.employee_id as "employeeId",
    e.first_name || ' ' || e.last_name as name, e.user_id as "userId", s.scores, s.total, s.rated, s.recommendation, s.note,
    s.given_at as "givenAt"
  from scorecard s join interview i on i.company_id = s.company_id and i.id = s.interview_id
  join employee e on e.company_id = s.company_id and e.id = s.employee_id`;
const ORDER = 'order by i.starts_at, s.given_at, s.employee_id';

/** What interviewers say. Inside `TenantDb.run` only. */
@Injectable()
export class Scorecards {
  constructor(private readonly db: TenantDb) {}

  listOfApplication(applicationId: string): Promise<ScorecardRow[]> {
    return this.query(`${SELECT} where s.company_id = $1 and i.application_id = $2 ${ORDER}`, applicationId);
  }

  listOfInterview(interviewId: string): Promise<ScorecardRow[]> {
    return this.query(`${SELECT} where s.company_id = $1 and s.interview_id = $2 ${ORDER}`, interviewId);
  }

  /** @returns whether it is the first one of this interviewer */
  async add(card: NewScorecard): Promise<boolean> {
    const { interviewId, employeeId, scores, total, rated, recommendation, note, givenAt } = card;
    const added = await this.db.current().query<{ interviewId: string }[]>(
      `insert into scorecard (company_id, interview_id, employee_id, scores, total, rated, recommendation, note, given_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing
       returning interview_id as "interviewId"`,
      [
        this.db.currentCompanyId(),
        interviewId,
        employeeId,
        JSON.stringify(scores),
        total,
        rated,
        recommendation,
        note,
        givenAt,
      ],
    );
    return added.length > 0;
  }

  /** What was written about somebody; the numbers stay. */
  async eraseNotes(candidateId: string): Promise<void> {
    await this.db.current().query(
      `update scorecard s set note = '' from interview i, application a
       where s.company_id = $1 and i.company_id = s.company_id and i.id = s.interview_id
         and a.company_id = i.company_id and a.id = i.application_id and a.candidate_id = $2`,
      [this.db.currentCompanyId(), candidateId],
    );
  }

  private query(sql: string, id: string): Promise<ScorecardRow[]> {
    return this.db.current().query<ScorecardRow[]>(sql, [this.db.currentCompanyId(), id]);
  }
}
