import { Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { MatchedKind } from '../contact/mask.rules.js';

/** Two that somebody found not to be one. */
export interface DifferentPair {
  oneId: string;
  otherId: string;
}

interface DatedPair extends DifferentPair {
  at: Date;
}

/** Who is not the same although it looks so. Inside `TenantDb.run` only. */
@Injectable()
export class ContactDifferences {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {}

  /** Says it of each two of them. */
  async part(kind: MatchedKind, ids: readonly string[], by: string): Promise<void> {
    await this.query(
      `with parted as (
         insert into contact_difference (company_id, kind, one_id, other_id, at, by_id)
         select $1, $2, one, other, $4, $5 from unnest($3::uuid[]) one, unnest($3::uuid[]) other where one < other
         on conflict do nothing returning 1
       ) select * from parted`,
      [kind, ids, this.clock.now(), by],
    );
  }

  /** Takes it back of each two of them. */
  async join(kind: MatchedKind, ids: readonly string[]): Promise<void> {
    await this.query(
      `with joined as (
         delete from contact_difference where company_id = $1 and kind = $2 and one_id = any($3::uuid[])
           and other_id = any($3::uuid[]) returning 1
       ) select * from joined`,
      [kind, ids],
    );
  }

  /** The pairs of which it was said. */
  among(kind: MatchedKind, ids: readonly string[]): Promise<DifferentPair[]> {
    return this.query<DifferentPair>(
      `select one_id as "oneId", other_id as "otherId" from contact_difference
       where company_id = $1 and kind = $2 and one_id = any($3::uuid[]) and other_id = any($3::uuid[])`,
      [kind, ids],
    );
  }

  /** Of whom it was said that this one is not them. */
  async of(id: string): Promise<Set<string>> {
    const rows = await this.query<DifferentPair>(
      `select one_id as "oneId", other_id as "otherId" from contact_difference
       where company_id = $1 and kind in ('client', 'lead') and one_id = $2
       union all
       select one_id, other_id from contact_difference
       where company_id = $1 and kind in ('client', 'lead') and other_id = $2`,
      [id],
    );
    return new Set(rows.map(({ oneId, otherId }) => (oneId === id ? otherId : oneId)));
  }

  /** The newest first. @param before the last one that was seen */
  list(kind: MatchedKind, before: DatedPair | null, most: number): Promise<DatedPair[]> {
    return this.query<DatedPair>(
      `select one_id as "oneId", other_id as "otherId", at from contact_difference
       where company_id = $1 and kind = $2 and ($3::timestamptz is null or (at, one_id, other_id) < ($3, $4::uuid, $5::uuid))
       order by at desc, one_id desc, other_id desc limit $6`,
      [kind, before?.at ?? null, before?.oneId ?? null, before?.otherId ?? null, most],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
