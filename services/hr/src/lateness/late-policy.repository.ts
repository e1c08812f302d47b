import type { LatePolicy, SetLatePolicy } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Months are written `2026-07`. Inside `TenantDb.run` only. */
@Injectable()
export class LatePolicyRepository {
  constructor(private readonly db: TenantDb) {}

  /** The latest month first. */
  async list(): Promise<SetLatePolicy[]> {
    return this.db.current().query<SetLatePolicy[]>(
      `select to_char(from_month, 'YYYY-MM') as "from", lates_free as "latesFree",
         lates_per_half_day as "latesPerHalfDay"
       from late_policy where company_id = $1 order by from_month desc`,
      [this.db.currentCompanyId()],
    );
  }

  /** What holds in a month; null before the first policy. */
  async of(month: string): Promise<LatePolicy | null> {
    const held = (await this.list()).find(({ from }) => from <= month);
    return held ? { latesFree: held.latesFree, latesPerHalfDay: held.latesPerHalfDay } : null;
  }

  async set({ from, latesFree, latesPerHalfDay }: SetLatePolicy, by: string | null): Promise<void> {
    await this.db.current().query(
      `insert into late_policy (company_id, from_month, lates_free, lates_per_half_day, updated_by)
       values ($1, ($2 || '-01')::date, $3, $4, $5)
       on conflict (company_id, from_month) do update set lates_free = excluded.lates_free,
         lates_per_half_day = excluded.lates_per_half_day, updated_at = now(), updated_by = excluded.updated_by`,
      [this.db.currentCompanyId(), from, latesFree, latesPerHalfDay, by],
    );
  }
}
