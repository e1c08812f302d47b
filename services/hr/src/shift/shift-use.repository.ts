import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Where shifts are planned. Inside `TenantDb.run` only. */
@Injectable()
export class ShiftUses {
  constructor(private readonly db: TenantDb) {}

  /** Whether a schedule, or the roster from a day on, uses the shift. */
  async isPlanned(shiftId: string, from: string): Promise<boolean> {
    const [found] = await this.db.current().query<{ planned: boolean }[]>(
      `select exists (select from schedule where company_id = $1 and archived_at is null and shift_ids ? $2::text)
         or exists (select from roster_day where company_id = $1 and shift_id = $2::uuid and work_date >= $3) as planned`,
      [this.db.currentCompanyId(), shiftId, from],
    );
    return found?.planned === true;
  }

  /** Start and end of those of the shifts that are not archived, by id; they stay so until the transaction ends. */
  async hoursOf(shiftIds: readonly string[]): Promise<Map<string, { start: string; end: string }>> {
    const rows = await this.db.current().query<{ id: string; start: string; end: string }[]>(
      `select id, start_time as start, end_time as "end" from shift
       where company_id = $1 and id = any($2::uuid[]) and archived_at is null for share`,
      [this.db.currentCompanyId(), shiftIds],
    );
    return new Map(rows.map(({ id, start, end }) => [id, { start, end }]));
  }
}
