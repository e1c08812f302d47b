import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ResumeRow } from '../resume/resume.repository.js';

interface OwnOffer {
  id: string;
  number: number;
  state: string;
  /** A year, in paise. */
  pay: number;
  joiningOn: string;
  expiresOn: string;
  sentAt: Date;
  answeredAt: Date | null;
}

/** What an applicant sent and was sent. Inside `TenantDb.run` only. */
@Injectable()
export class OwnPapers {
  constructor(private readonly db: TenantDb) {}

  /** The newest first; drafts and what was withdrawn stay inside. */
  listOffers(applicationId: string): Promise<OwnOffer[]> {
    return this.query(
      `select id, number, state, pay::float8 as pay, joining_on::text as "joiningOn", expires_on::text as "expiresOn",
         sent_at as "sentAt", decided_at as "answeredAt"
       from offer where company_id = $1 and application_id = $2 and sent_at is not null and state <> 'withdrawn'
       order by number desc`,
      [applicationId],
    );
  }

  listResumes(applicationId: string): Promise<Pick<ResumeRow, 'name' | 'size' | 'sentAt'>[]> {
    return this.query(
      `select name, size, sent_at as "sentAt" from resume where company_id = $1 and application_id = $2 order by id desc`,
      [applicationId],
    );
  }

  /** With what was answered in words of the browser: ids of options, or text. */
  listAssessments(applicationId: string): Promise<{ name: string; invitedAt: Date; answers: unknown[] }[]> {
    return this.query(
      `select a.name, i.created_at as "invitedAt", coalesce((
           select jsonb_agg(jsonb_build_object('question', v.text, 'answer', case
               when v.content ->> 'kind' = 'file' then (
                 select jsonb_agg(f.name order by f.id) from assessment_file f
                 where f.company_id = t.company_id and f.attempt_id = t.id and f.question_id = pinned.id)
               else w.value end) order by w.id)
           from assessment_attempt t
           cross join lateral jsonb_to_recordset(t.pinned) as pinned (id uuid, edition int)
           join assessment_question_edition v
             on v.company_id = t.company_id and v.question_id = pinned.id and v.edition = pinned.edition
           join assessment_answer w
             on w.company_id = t.company_id and w.attempt_id = t.id and w.question_id = pinned.id
           where t.company_id = i.company_id and t.invitation_id = i.id), '[]') as answers
       from assessment_invitation i join assessment a on a.company_id = i.company_id and a.id = i.assessment_id
       where i.company_id = $1 and i.application_id = $2 order by i.created_at, i.id`,
      [applicationId],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
