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

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
