import type { ResumeState } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface ResumeRow {
  id: string;
  applicationId: string;
  candidateId: string;
  fileId: string;
  name: string;
  size: number;
  state: ResumeState;
  sentAt: Date;
}

type NewResume = Pick<ResumeRow, 'applicationId' | 'fileId' | 'name' | 'size' | 'sentAt'>;

const FROM = `resume s join application a on a.company_id = s.company_id and a.id = s.application_id`;
const COLUMNS = `s.id, s.application_id as "applicationId", a.candidate_id as "candidateId", s.file_id as "fileId",
  s.name, s.size, s.state, s.sent_at as "sentAt"`;

/** Resumes that applicants sent. Inside `TenantDb.run` only. */
@Injectable()
export class ResumeRepository {
  constructor(private readonly db: TenantDb) {}

  async insert({ applicationId, fileId, name, size, sentAt }: NewResume): Promise<string> {
    const [row] = await this.query<{ id: string }>(
      `with made as (
         insert into resume (company_id, application_id, file_id, name, size, sent_at)
         values ($1, $2, $3, $4, $5, $6) returning id
       ) select id from made`,
      [applicationId, fileId, name, size, sentAt],
    );
    if (!row) throw new Error('Nothing was kept.');
    return row.id;
  }

  async find(id: string): Promise<ResumeRow | null> {
    const [row] = await this.query<ResumeRow>(
      `select ${COLUMNS} from ${FROM} where s.company_id = $1 and s.id = $2`,
      [id],
    );
    return row ?? null;
  }

  /** The newest first. */
  listOf(applicationId: string): Promise<ResumeRow[]> {
    return this.query(
      `select ${COLUMNS} from ${FROM} where s.company_id = $1 and s.application_id = $2 order by s.id desc`,
      [applicationId],
    );
  }

  listOfCandidate(candidateId: string): Promise<ResumeRow[]> {
    return this.query(`select ${COLUMNS} from ${FROM} where s.company_id = $1 and a.candidate_id = $2`, [
      candidateId,
    ]);
  }

  async isThere(applicationId: string): Promise<boolean> {
    const rows = await this.query(
      `select from application a join candidate c on c.company_id = a.company_id and c.id = a.candidate_id
       where a.company_id = $1 and a.id = $2 and c.erased_at is null`,
      [applicationId],
    );
    return rows.length > 0;
  }

  async setState(id: string, state: ResumeState): Promise<void> {
    await this.query(
      'with done as (update resume set state = $3 where company_id = $1 and id = $2 returning 1) select from done',
      [id, state],
    );
  }

  async removeOfCandidate(candidateId: string): Promise<void> {
    await this.query(
      `with gone as (delete from resume s using application a
         where s.company_id = $1 and a.company_id = $1 and a.id = s.application_id and a.candidate_id = $2 returning 1)
       select from gone`,
      [candidateId],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
