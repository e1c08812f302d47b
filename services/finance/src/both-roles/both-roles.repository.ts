import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Where the company is, so that a day ends there. Inside `TenantDb.run` only. */
@Injectable()
export class BothRolesRepository {
  constructor(private readonly db: TenantDb) {}

  async timezone(): Promise<string> {
    const [company] = await this.db
      .current()
      .query<[{ timezone: string }]>(`select timezone from company_facts where id = $1`, [
        this.db.currentCompanyId(),
      ]);
    return company.timezone;
  }
}
