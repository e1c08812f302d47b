import type { AssessmentAudience, AssessmentResultState } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

interface ApplicantTestRow {
  id: string;
  assessmentId: string;
  assessmentName: string;
  assessmentState: 'draft' | 'open' | 'closed';
  audience: AssessmentAudience;
  attempts: number;
  state: AssessmentResultState;
  percent: number | null;
  passed: boolean | null;
  used: number;
  linkUntil: Date | null;
}

interface LinkedRow {
  id: string;
  /** Of the applicant. */
  name: string;
  opening: string;
  /** Whether the application runs. */
  runs: boolean;
  linkUntil: Date;
}

/** The invitations of applicants. Inside `TenantDb.run` only. */
@Injectable()
export class ApplicantTestRepository {
  constructor(private readonly db: TenantDb) {}

  list(applicationId: string): Promise<ApplicantTestRow[]> {
    return this.query(
      `select i.id, a.id as "assessmentId", a.name as "assessmentName", a.state as "assessmentState", a.audience,
         a.attempts, i.state, i.percent::float8 as percent, i.passed, i.used, i.link_until as "linkUntil"
       from assessment_invitation i join assessment a on a.company_id = i.company_id and a.id = i.assessment_id
       where i.company_id = $1 and i.application_id = $2 order by i.created_at, i.id`,
      [applicationId],
    );
  }

  async findByLink(hash: string): Promise<LinkedRow | null> {
    const [row] = await this.query<LinkedRow>(
      `select i.id, c.name, o.title as opening, p.open as runs, i.link_until as "linkUntil"
       from assessment_invitation i
       join application p on p.company_id = i.company_id and p.id = i.application_id
       join candidate c on c.company_id = p.company_id and c.id = p.candidate_id
       join opening o on o.company_id = p.company_id and o.id = p.opening_id
       where i.company_id = $1 and i.link_hash = $2`,
      [hash],
    );
    return row ?? null;
  }

  async listOfCandidate(candidateId: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select i.id from assessment_invitation i
       join application p on p.company_id = i.company_id and p.id = i.application_id
       where i.company_id = $1 and p.candidate_id = $2 order by i.id`,
      [candidateId],
    );
    return rows.map(({ id }) => id);
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
