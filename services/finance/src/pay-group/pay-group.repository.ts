import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Who is paid in a group. Inside `TenantDb.run` only. */
@Injectable()
export class PayGroupRepository {
  constructor(private readonly db: TenantDb) {}

  /** Whether somebody is paid in it now or later. */
  async isUsed(id: string): Promise<boolean> {
    const rows = await this.db.current().query<unknown[]>(
      `select from salary s where s.company_id = $1 and s.group_id = $2 and not s.archived
         and not exists (select from salary n where n.company_id = s.company_id and n.employee_id = s.employee_id
           and not n.archived and n.from_month > s.from_month and n.from_month <= to_char(now(), 'YYYY-MM'))
       limit 1`,
      [this.db.currentCompanyId(), id],
    );
    return rows.length > 0;
  }
}
