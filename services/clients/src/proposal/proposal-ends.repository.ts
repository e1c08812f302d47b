import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** From this hour on, where the client is, reminders are sent. */
const FROM_HOUR = 9;
/** So many days before the last one. */
const REMINDED_DAYS = [3, 1];

/** Proposals that end, by the day of the client. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalEndsRepository {
  constructor(private readonly db: TenantDb) {}

  /** Those whose last day is over and that nobody has decided. */
  listOver(at: Date): Promise<{ id: string }[]> {
    return this.db.current().query(
      `select id from proposal where company_id = $1 and state in ('sent', 'viewed')
         and valid_until < ($2::timestamptz at time zone timezone)::date
       order by valid_until, id limit 500`,
      [this.db.currentCompanyId(), at],
    );
  }

  /** Those that end soon and of which no one was reminded today. */
  listEnding(at: Date): Promise<{ id: string }[]> {
    return this.db.current().query(
      `select p.id from proposal p where p.company_id = $1 and p.state in ('sent', 'viewed')
         and p.valid_until - ($2::timestamptz at time zone p.timezone)::date = any($3::int[])
         and extract(hour from $2::timestamptz at time zone p.timezone) >= $4
         and not exists (
           select from proposal_event e where e.company_id = p.company_id and e.proposal_id = p.id
             and e.kind = 'reminded'
             and (e.at at time zone p.timezone)::date = ($2::timestamptz at time zone p.timezone)::date)
       order by p.valid_until, p.id limit 500`,
      [this.db.currentCompanyId(), at, REMINDED_DAYS, FROM_HOUR],
    );
  }

  async companyName(): Promise<string> {
    const [company] = await this.db
      .current()
      .query<{ name: string }[]>('select name from company_facts where id = $1', [
        this.db.currentCompanyId(),
      ]);
    return company?.name ?? '';
  }
}
