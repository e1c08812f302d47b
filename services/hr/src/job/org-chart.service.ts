import type { OrgChart } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { listOrgPeople } from './org-chart.repository.js';

/** Who reports to whom. */
@Injectable()
export class OrgChartService {
  constructor(private readonly db: TenantDb) {}

  /** A person whose manager has left stands at the top. */
  async get({ companyId }: SignedInUser): Promise<OrgChart> {
    return this.db.run(companyId, async () => ({
      people: await listOrgPeople(this.db),
    }));
  }
}
