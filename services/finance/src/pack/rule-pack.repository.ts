import type { PackKey } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** What a company says of a pack: a confirmation of the portal's own, or values of its own. */
export interface StoredPack {
  id: string;
  kind: string;
  state: string | null;
  from: string;
  /** Null: a confirmation of the portal's own. */
  data: unknown;
  source: string | null;
  checksum: string;
  enteredBy: string;
  enteredName: string | null;
  enteredAt: Date;
  approvedBy: string | null;
  approvedName: string | null;
  approvedAt: Date | null;
}

export interface NewPack extends PackKey {
  data: object | null;
  source: string | null;
  checksum: string;
  enteredBy: string;
  enteredAt: Date;
}

/** What companies say of rule packs. Inside `TenantDb.run` only. */
@Injectable()
export class RulePackRepository {
  constructor(private readonly db: TenantDb) {}

  list(): Promise<StoredPack[]> {
    return this.query<StoredPack>(LIST, []);
  }

  /** Serialises two who confirm the same at the same time. */
  async lock(): Promise<void> {
    await this.query(`select pg_advisory_xact_lock(hashtextextended('rule_pack ' || $1::text, 0))`, []);
  }

  async insert(pack: NewPack): Promise<string> {
    const { kind, state, from, data, source, checksum, enteredBy, enteredAt } = pack;
    const text = data === null ? null : JSON.stringify(data);
    const values = [kind, state ?? '', from, text, source, checksum, enteredBy, enteredAt];
    const [row] = await this.query<{ id: string }>(
      `insert into rule_pack (company_id, kind, state, from_day, data, source, checksum, entered_by, entered_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      values,
    );
    if (!row) throw new Error('Nothing was made.');
    return row.id;
  }

  async approve(id: string, by: string, at: Date): Promise<void> {
    await this.query(
      'update rule_pack set approved_by = $3, approved_at = $4 where company_id = $1 and id = $2',
      [id, by, at],
    );
  }

  async discard(id: string, at: Date): Promise<void> {
    await this.query('update rule_pack set discarded_at = $3 where company_id = $1 and id = $2', [id, at]);
  }

  /** The newest month that is locked, in a state if one is given. */
  async findLastLocked(state: string | null): Promise<string | null> {
    const [row] = await this.query<{ month: string | null }>(
      `select max(r.month) as month from pay_run r
         join pay_group g on g.company_id = r.company_id and g.id = r.group_id
       where r.company_id = $1 and r.kind = 'regular' and r.state in ('locked', 'partlyPaid', 'paid')
         and ($2::text is null or g.state = $2)`,
      [state],
    );
    return row?.month ?? null;
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}

const LIST = `
select r.id, r.kind, nullif(r.state, '') as state, r.from_day::text as "from", r.data, r.source, r.checksum,
  r.entered_by as "enteredBy", e.first_name || ' ' || e.last_name as "enteredName", r.entered_at as "enteredAt",
  r.approved_by as "approvedBy", a.first_name || ' ' || a.last_name as "approvedName", r.approved_at as "approvedAt"
from rule_pack r
  left join person e on e.company_id = r.company_id and e.id = r.entered_by
  left join person a on a.company_id = r.company_id and a.id = r.approved_by
where r.company_id = $1 and r.discarded_at is null order by r.from_day, r.id`;
