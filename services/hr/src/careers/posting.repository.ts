import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { Posting } from './posting.types.js';

const MOST = 200;

const SELECT = `select o.id, o.slug, o.title, d.name as department, o.place, o.work_mode as "workMode",
    r.employment_type as "employmentType", o.pay_shown as "payShown", r.budget_min::float8 as "budgetMin",
    r.budget_max::float8 as "budgetMax", r.needed_by::text as "neededBy", o.closes_on::text as "closesOn",
    o.published_at as "publishedAt", o.posting, o.resume_required as "resumeRequired", o.questions, o.stages, o.state
  from opening o join requisition r on r.company_id = o.company_id and r.id = o.requisition_id
    left join department d on d.company_id = o.company_id and d.id = o.department_id`;
const ENDED = `o.is_public and (o.state in ('closed', 'filled') or o.closes_on < $2::date)`;
const OPEN = `o.is_public and o.state = 'open' and (o.closes_on is null or o.closes_on >= $2::date)`;

/** Openings as strangers see them. Inside `TenantDb.run` only. */
@Injectable()
export class PostingRepository {
  constructor(private readonly db: TenantDb) {}

  /** Those that take applicants on this day, the newest first. */
  list(today: string): Promise<Posting[]> {
    return this.db
      .current()
      .query(
        `${SELECT} where o.company_id = $1 and ${OPEN} order by o.published_at desc, o.id limit ${String(MOST)}`,
        [this.db.currentCompanyId(), today],
      );
  }

  /** Whether it stood there until it was closed or filled, or its last day was over. */
  async hasEnded(today: string, slug: string): Promise<boolean> {
    const [row] = await this.db
      .current()
      .query<[{ ended: boolean }]>(
        `select exists (select from opening o where o.company_id = $1 and ${ENDED} and o.slug = $3) as ended`,
        [this.db.currentCompanyId(), today, slug],
      );
    return row.ended;
  }

  async find(today: string, slug: string): Promise<Posting | null> {
    const [row] = await this.db
      .current()
      .query<Posting[]>(`${SELECT} where o.company_id = $1 and ${OPEN} and o.slug = $3`, [
        this.db.currentCompanyId(),
        today,
        slug,
      ]);
    return row ?? null;
  }
}
