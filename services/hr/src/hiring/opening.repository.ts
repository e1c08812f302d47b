import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Inside `TenantDb.run` only. */
@Injectable()
export class OpeningRepository {
  constructor(private readonly db: TenantDb) {}

  /** Designation -> how many openings look for such people. */
  async countOpen(designationIds: readonly string[]): Promise<Map<string, number>> {
    if (designationIds.length === 0) return new Map();
    const rows = await this.db.current().query<{ id: string; open: number }[]>(
      `select designation_id as id, count(*)::int as open from opening
       where company_id = $1 and designation_id = any($2) and state in ('hold', 'open') group by designation_id`,
      [this.db.currentCompanyId(), designationIds],
    );
    return new Map(rows.map(({ id, open }) => [id, open]));
  }

  /** The stages in which people of the opening are. */
  async listUsedStages(openingId: string): Promise<string[]> {
    const rows = await this.db
      .current()
      .query<{ id: string }[]>(
        'select distinct stage_id as id from application where company_id = $1 and opening_id = $2 and open',
        [this.db.currentCompanyId(), openingId],
      );
    return rows.map(({ id }) => id);
  }

  /** How many seats are taken: by who has joined or will, and by offers that can still be accepted. */
  async countTaken(openingId: string, today: string): Promise<number> {
    const [row] = await this.db.current().query<[{ taken: number }]>(
      `select count(*)::int as taken from offer where company_id = $1 and opening_id = $2
         and (state in ('accepted', 'joined') or (state = 'sent' and expires_on >= $3::date))`,
      [this.db.currentCompanyId(), openingId, today],
    );
    return row.taken;
  }
}
