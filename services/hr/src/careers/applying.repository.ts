import type { ApplicationState, HiringStage } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { GivenAnswer } from '../hiring/application.entity.js';

/** Everything that is kept of somebody's application, as they may have it. */
export interface OwnApplication {
  id: string;
  candidateId: string;
  name: string;
  email: string | null;
  phone: string | null;
  title: string;
  state: ApplicationState;
  stageId: string;
  stages: HiringStage[];
  version: number;
  stageSince: Date;
  createdAt: Date;
  source: string;
  askedPay: number | null;
  experience: number | null;
  noticeDays: number | null;
  place: string | null;
  answers: GivenAnswer[];
  consentText: string | null;
  consentedAt: Date | null;
  keepUntil: string | null;
  /** By which they were added to this opening. */
  addedFrom: string | null;
  /** Other openings to which they were added. */
  added: { id: string; title: string; at: string }[];
}

/** The applicant's side of applications. Inside `TenantDb.run` only. */
@Injectable()
export class ApplyingRepository {
  constructor(private readonly db: TenantDb) {}

  async find(
    openingId: string,
    candidateId: string,
  ): Promise<{ id: string; submissionId: string | null } | null> {
    const [row] = await this.query<{ id: string; submissionId: string | null }>(
      `select id, submission_id as "submissionId" from application
       where company_id = $1 and opening_id = $2 and candidate_id = $3`,
      [openingId, candidateId],
    );
    return row ?? null;
  }

  /** Null also of somebody who was erased. */
  async read(id: string): Promise<OwnApplication | null> {
    const [row] = await this.query<OwnApplication>(
      `select a.id, c.id as "candidateId", c.name, c.email, c.phone, o.title, a.state, a.stage_id as "stageId", o.stages,
         a.version, a.stage_since as "stageSince", a.created_at as "createdAt", a.source,
         a.asked_pay::float8 as "askedPay", a.experience, a.notice_days as "noticeDays", a.place, a.answers,
         a.consent_text as "consentText", a.consented_at as "consentedAt", a.keep_until::text as "keepUntil",
         (select p.title from application b join opening p on p.company_id = b.company_id and p.id = b.opening_id
           where b.company_id = a.company_id and b.id = a.added_from_id) as "addedFrom",
         (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'title', p.title, 'at', b.created_at)
             order by b.created_at, b.id), '[]')
           from application b join opening p on p.company_id = b.company_id and p.id = b.opening_id
           where b.company_id = a.company_id and b.candidate_id = a.candidate_id and b.added_from_id is not null
             and b.id <> a.id) as added
       from application a join candidate c on c.company_id = a.company_id and c.id = a.candidate_id
         join opening o on o.company_id = a.company_id and o.id = a.opening_id
       where a.company_id = $1 and a.id = $2 and c.erased_at is null`,
      [id],
    );
    return row ?? null;
  }

  /** Those of a candidate, whatever became of them. */
  async listOf(candidateId: string): Promise<{ id: string; state: ApplicationState }[]> {
    return this.query(
      'select id, state from application where company_id = $1 and candidate_id = $2 order by id for update',
      [candidateId],
    );
  }

  /** The account of whoever owns an opening; null: of nobody. */
  async ownerOf(openingId: string): Promise<string | null> {
    const [row] = await this.query<{ id: string | null }>(
      `select e.user_id as id from opening o join employee e on e.company_id = o.company_id and e.id = o.owner_id
       where o.company_id = $1 and o.id = $2`,
      [openingId],
    );
    return row?.id ?? null;
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
