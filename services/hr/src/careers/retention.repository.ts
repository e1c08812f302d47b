import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

interface Retention {
  /** Of the company, in which a decision has its day. */
  timezone: string;
  keepDays: number;
  on: string;
  most: number;
}

/** The last day on which anything of a candidate is kept; null while something runs, or they joined. */
const LAST_DAY = `select a.candidate_id as "candidateId",
    max(greatest((a.stage_since at time zone $2)::date + $3::int, a.keep_until)) as last_day,
    (array_agg(a.id order by a.stage_since desc))[1] as "applicationId",
    (array_agg(o.title order by a.stage_since desc))[1] as title
  from application a join opening o on o.company_id = a.company_id and o.id = a.opening_id
  where a.company_id = $1
  group by a.candidate_id having not bool_or(a.open or a.state = 'joined')`;

/** Whose time has come. Inside `TenantDb.run` only. */
@Injectable()
export class RetentionRepository {
  constructor(private readonly db: TenantDb) {}

  listDue(rule: Retention): Promise<{ candidateId: string }[]> {
    return this.query(
      `select ended."candidateId" from (${LAST_DAY}) ended
         join candidate c on c.company_id = $1 and c.id = ended."candidateId"
       where c.erased_at is null and ended.last_day <= $4::date order by ended.last_day limit $5`,
      rule,
    );
  }

  /** Those who can be told. */
  listDueOn(rule: Retention): Promise<{ applicationId: string; title: string; email: string }[]> {
    return this.query(
      `select ended."applicationId", ended.title, c.email from (${LAST_DAY}) ended
         join candidate c on c.company_id = $1 and c.id = ended."candidateId"
       where c.erased_at is null and c.email is not null and ended.last_day = $4::date limit $5`,
      rule,
    );
  }

  private query<Row>(sql: string, { timezone, keepDays, on, most }: Retention): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), timezone, keepDays, on, most]);
  }
}
