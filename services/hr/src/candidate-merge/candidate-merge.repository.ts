import { Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { KeptConsent, KeptMerge } from './candidate-merge.rules.js';

export interface MergeLine {
  id: string;
  survivorId: string;
  mergedId: string;
  survivorName: string;
  mergedName: string;
  at: Date;
  byId: string;
  undoneAt: Date | null;
}

export interface StoredMerge extends MergeLine {
  done: KeptMerge;
}

const LINE = `id, survivor_id as "survivorId", merged_id as "mergedId", survivor_name as "survivorName",
  merged_name as "mergedName", at, by_id as "byId", undone_at as "undoneAt"`;

/** Which candidates became one, and what decides whether they may. Inside `TenantDb.run` only. */
@Injectable()
export class CandidateMergeRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {}

  async add(merge: Omit<StoredMerge, 'id' | 'at' | 'undoneAt'>): Promise<string> {
    const { survivorId, mergedId, survivorName, mergedName, done, byId } = merge;
    const [row] = await this.query<{ id: string }>(
      `insert into candidate_merge (company_id, survivor_id, merged_id, survivor_name, merged_name, done, at, by_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [survivorId, mergedId, survivorName, mergedName, JSON.stringify(done), this.clock.now(), byId],
    );
    if (!row) throw new Error('The merge was not kept.');
    return row.id;
  }

  async read(id: string): Promise<MergeLine | undefined> {
    const [row] = await this.query<MergeLine>(
      `select ${LINE} from candidate_merge where company_id = $1 and id = $2`,
      [id],
    );
    return row;
  }

  async lock(id: string): Promise<StoredMerge | undefined> {
    const [row] = await this.query<StoredMerge>(
      `select ${LINE}, done from candidate_merge where company_id = $1 and id = $2 for update`,
      [id],
    );
    return row;
  }

  /** Those into one candidate that stand, the newest first. */
  listStanding(survivorId: string, since: Date): Promise<MergeLine[]> {
    return this.query<MergeLine>(
      `select ${LINE} from candidate_merge
       where company_id = $1 and survivor_id = $2 and at >= $3 and undone_at is null order by id desc limit 50`,
      [survivorId, since],
    );
  }

  /** The merge of the one into the other that stands. */
  async lastOf(survivorId: string, mergedId: string): Promise<MergeLine | undefined> {
    const [row] = await this.query<MergeLine>(
      `select ${LINE} from candidate_merge
       where company_id = $1 and survivor_id = $2 and merged_id = $3 and undone_at is null order by id desc limit 1`,
      [survivorId, mergedId],
    );
    return row;
  }

  /** Whether one of them took part in a later merge that still stands. */
  async isMergedSince({ id, survivorId, mergedId }: MergeLine): Promise<boolean> {
    const rows = await this.query(
      `select 1 from candidate_merge where company_id = $1 and id > $2 and undone_at is null
         and (survivor_id = any($3::uuid[]) or merged_id = any($3::uuid[])) limit 1`,
      [id, [survivorId, mergedId]],
    );
    return rows.length > 0;
  }

  async markUndone(id: string, byId: string): Promise<void> {
    await this.query(
      'update candidate_merge set undone_at = $3, undone_by_id = $4 where company_id = $1 and id = $2',
      [id, this.clock.now(), byId],
    );
  }

  /** Nothing is left that says who they were. */
  async forget(ids: readonly string[]): Promise<void> {
    await this.query(
      `delete from candidate_merge
       where company_id = $1 and (survivor_id = any($2::uuid[]) or merged_id = any($2::uuid[]))`,
      [ids],
    );
  }

  async isErased(ids: readonly string[]): Promise<boolean> {
    const rows = await this.query(
      'select 1 from candidate where company_id = $1 and id = any($2::uuid[]) and erased_at is not null limit 1',
      [ids],
    );
    return rows.length > 0;
  }

  /** Whether they applied for the same opening. */
  async appliedTogether([one, other]: readonly string[]): Promise<boolean> {
    const rows = await this.query(
      `select 1 from application a join application b on b.company_id = a.company_id and b.opening_id = a.opening_id
       where a.company_id = $1 and a.candidate_id = $2 and b.candidate_id = $3 limit 1`,
      [one, other],
    );
    return rows.length > 0;
  }

  listApplications(candidateId: string): Promise<{ id: string; opening: string }[]> {
    return this.query(
      `select a.id, o.title as opening from application a
         join opening o on o.company_id = a.company_id and o.id = a.opening_id
       where a.company_id = $1 and a.candidate_id = $2 order by a.id`,
      [candidateId],
    );
  }

  async wordsOf(candidateId: string): Promise<string> {
    const [row] = await this.query<{ words: string }>(
      'select resume_words as words from candidate where company_id = $1 and id = $2',
      [candidateId],
    );
    return row?.words ?? '';
  }

  /** Whose resume came last, of those that could be read. */
  async newestRead(ids: readonly string[]): Promise<string | null> {
    const [row] = await this.query<{ id: string }>(
      `select a.candidate_id as id from resume s
         join application a on a.company_id = s.company_id and a.id = s.application_id
       where s.company_id = $1 and a.candidate_id = any($2::uuid[]) and s.state = 'read'
       order by s.sent_at desc, s.id desc limit 1`,
      [ids],
    );
    return row?.id ?? null;
  }

  listConsents(ids: readonly string[]): Promise<KeptConsent[]> {
    return this.query(
      `select id, candidate_id as "candidateId", keep_until::text as "keepUntil" from application
       where company_id = $1 and candidate_id = any($2::uuid[]) and keep_until is not null order by id`,
      [ids],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
