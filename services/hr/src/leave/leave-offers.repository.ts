import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { PolicyOffer } from './leave-offers.rules.js';

/** The policies of leave. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveOffers {
  constructor(private readonly db: TenantDb) {}

  /** @param except leaves out one of them */
  list(except: string | null = null): Promise<PolicyOffer[]> {
    return this.db.current().query<PolicyOffer[]>(
      `select employment_type as "employmentType", department_id as "departmentId", type_ids as "typeIds"
       from leave_policy where company_id = $1 and not archived and ($2::uuid is null or id <> $2)`,
      [this.db.currentCompanyId(), except],
    );
  }
}
