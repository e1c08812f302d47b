import { TenantDb } from '@atrium/platform';
import { PersonDetailSource, type PersonDetail } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { listDetails } from './employee-names.repository.js';

/** Title and department of employees with an account, for the directory of the company. */
@Injectable()
export class EmployeeDetails extends PersonDetailSource {
  readonly remote = 'hr';

  constructor(private readonly db: TenantDb) {
    super();
  }

  async find(companyId: string, userIds: readonly string[]): Promise<Map<string, PersonDetail>> {
    const rows = await this.db.run(companyId, () => listDetails(this.db, userIds));
    return new Map(rows.map(({ userId, ...detail }) => [userId, detail]));
  }
}
