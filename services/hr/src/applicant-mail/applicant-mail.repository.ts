import { Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

interface Sent {
  /** Of the sending. */
  key: string;
  candidateId: string;
  applicationId: string;
  byId: string;
  written: Buffer;
}

type Got = Pick<Sent, 'applicationId' | 'written'>;

const COLUMNS = 'application_id as "applicationId", written';

/** Who was written to by which sending. Inside `TenantDb.run` only. */
@Injectable()
export class ApplicantMails {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {}

  /** False where the person got it already: another request with the key waits here for the first. */
  async add({ key, candidateId, applicationId, byId, written }: Sent): Promise<boolean> {
    const added = await this.query(
      `insert into applicant_mail (company_id, key, candidate_id, application_id, by_id, at, written)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning ${COLUMNS}`,
      [key, candidateId, applicationId, byId, this.clock.now(), written],
    );
    return added.length > 0;
  }

  /** By which application a person got it, and what. */
  async find(key: string, candidateId: string): Promise<Got | null> {
    const [row] = await this.query(
      `select ${COLUMNS} from applicant_mail where company_id = $1 and key = $2 and candidate_id = $3`,
      [key, candidateId],
    );
    return row ?? null;
  }

  private query(sql: string, values: readonly unknown[]): Promise<Got[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
