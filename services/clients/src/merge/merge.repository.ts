import type { MergeKind } from '@atrium/contracts';
import { Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { KeptMerge } from './merge-row.types.js';

export interface MergeLine {
  id: string;
  kind: MergeKind;
  survivorId: string;
  mergedIds: string[];
  /** The survivor's first. */
  names: string[];
  at: Date;
  byId: string;
  undoneAt: Date | null;
}

export interface StoredMerge extends MergeLine {
  done: KeptMerge;
}

const LINE = `id, kind, survivor_id as "survivorId", merged_ids as "mergedIds", names, at, by_id as "byId",
  undone_at as "undoneAt"`;

/** Which leads and clients became one. Inside `TenantDb.run` only. */
@Injectable()
export class MergeRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {}

  async add(merge: Omit<StoredMerge, 'id' | 'at' | 'undoneAt'> & { jobId: string | null }): Promise<string> {
    const { kind, survivorId, mergedIds, names, done, byId, jobId } = merge;
    const [row] = await this.query<{ id: string }>(
      `insert into contact_merge (company_id, kind, survivor_id, merged_ids, names, done, at, by_id, job_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [kind, survivorId, mergedIds, names, JSON.stringify(done), this.clock.now(), byId, jobId],
    );
    if (!row) throw new Error('The merge was not kept.');
    return row.id;
  }

  async lock(id: string): Promise<StoredMerge | undefined> {
    const [row] = await this.query<StoredMerge>(
      `select ${LINE}, done from contact_merge where company_id = $1 and id = $2 for update`,
      [id],
    );
    return row;
  }

  /** The newest first. */
  list(asked: {
    kind: MergeKind;
    since: Date;
    job: string | null;
    before: string | null;
    most: number;
  }): Promise<MergeLine[]> {
    return this.query<MergeLine>(
      `select ${LINE} from contact_merge
       where company_id = $1 and kind = $2 and at >= $3 and ($4::text is null or job_id = $4)
         and ($5::uuid is null or id < $5)
       order by id desc limit $6`,
      [asked.kind, asked.since, asked.job, asked.before, asked.most],
    );
  }

  /** Who merged these into that one last, where all of them are merged into it now. */
  async lastOf(
    survivorId: string,
    mergedIds: readonly string[],
  ): Promise<Pick<MergeLine, 'id' | 'byId'> | undefined> {
    const [row] = await this.query<Pick<MergeLine, 'id' | 'byId'>>(
      `select id, by_id as "byId" from contact_merge
       where company_id = $1 and survivor_id = $2 and merged_ids @> $3::uuid[] and undone_at is null
       order by id desc limit 1`,
      [survivorId, mergedIds],
    );
    return row;
  }

  /** Whether the record took part in a later merge that still stands. */
  async isMergedSince({ id, survivorId, mergedIds }: MergeLine): Promise<boolean> {
    const rows = await this.query(
      `select 1 from contact_merge where company_id = $1 and id > $2 and undone_at is null
         and (survivor_id = $3 or merged_ids && $4::uuid[]) limit 1`,
      [id, survivorId, [survivorId, ...mergedIds]],
    );
    return rows.length > 0;
  }

  async markUndone(id: string, byId: string): Promise<void> {
    await this.query(
      'update contact_merge set undone_at = $3, undone_by_id = $4 where company_id = $1 and id = $2',
      [id, this.clock.now(), byId],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
