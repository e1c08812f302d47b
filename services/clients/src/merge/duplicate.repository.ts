import type { MergeKind } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** A key that several have; the surest have the lowest rank. */
export interface SharedKey {
  rank: number;
  key: string;
}

/** Most of one kind that are compared of those that share a key: a name may be that of hundreds. */
const MOST_OF_KEY = 30;

/** Which leads and which clients share keys. Inside `TenantDb.run` only. */
@Injectable()
export class DuplicateRepository {
  constructor(private readonly db: TenantDb) {}

  /** In their order, after the one that was seen last. */
  sharedKeys(
    kind: MergeKind,
    { rank, key }: SharedKey,
    { lastRank, most }: { lastRank: number; most: number },
  ): Promise<SharedKey[]> {
    return this.query<SharedKey>(
      `select rank, key from shared_contact_key
       where company_id = $1 and kind = $2 and rank <= $5 and (rank, key) > ($3, $4)
       order by rank, key limit $6`,
      [kind, rank, key, lastRank, most],
    );
  }

  /** At most as many as are counted. */
  async countKeys(kind: MergeKind, lastRank: number, most: number): Promise<number> {
    const [row] = await this.query<{ count: number }>(
      `select count(*)::int as count from (select from shared_contact_key
         where company_id = $1 and kind = $2 and rank <= $3 limit $4) found`,
      [kind, lastRank, most],
    );
    return row?.count ?? 0;
  }

  /** Key -> ids, the oldest first. */
  async sharing(kind: MergeKind, keys: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.query<{ key: string; ids: string[] }>(
      `select sought.key, array(select k.record_id from contact_key k where k.company_id = $1 and k.key = sought.key
           and k.kind = $2 order by k.record_id limit ${String(MOST_OF_KEY)}) as ids
       from unnest($3::text[]) as sought (key)`,
      [kind, keys],
    );
    return new Map(rows.map(({ key, ids }) => [key, ids]));
  }

  /** Id -> the keys of it that others have too, the surest first. */
  async sharedBy(kind: MergeKind, ids: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.query<{ id: string; keys: string[] }>(
      `select k.record_id as id, array_agg(k.key order by s.rank, s.key) as keys
       from contact_key k join shared_contact_key s
         on s.company_id = k.company_id and s.kind = k.kind and s.key = k.key
       where k.company_id = $1 and k.kind = $2 and k.record_id = any($3::uuid[]) group by k.record_id`,
      [kind, ids],
    );
    return new Map(rows.map(({ id, keys }) => [id, keys]));
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
