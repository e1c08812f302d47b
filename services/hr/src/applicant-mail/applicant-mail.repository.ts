import { Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

interface Sent {
  /** Of the sending. */
  key: string;
  candidateId: string;
  applicationId: string;
  byId: string;
}

/** Who was written to by which sending. Inside `TenantDb.run` only. */
@Injectable()
export class ApplicantMails {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {}

  /** False where the person got it already: another request with the key waits here for the first. */
  async add({ key, candidateId, applicationId, byId }: Sent): Promise<boolean> {
    const added = await this.query(
      `insert into applicant_mail (company_id, key, candidate_id, application_id, by_id, at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning application_id as "applicationId"`,
      [key, candidateId, applicationId, byId, this.clock.now()],
    );
    return added.length > 0;
  }

  /** The application by which a person got it. */
  async applicationOf(key: string, candidateId: string): Promise<string | null> {
    const [row] = await this.query(
      `select application_id as "applicationId" from applicant_mail
       where company_id = $1 and key = $2 and candidate_id = $3`,
      [key, candidateId],
    );
    return row?.applicationId ?? null;
  }

  private query(sql: string, values: readonly unknown[]): Promise<{ applicationId: string }[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
