import { TenantDb } from '@atrium/platform';
import { PersonDetailSource, type PersonDetail } from '@atrium/reach';
import { Injectable } from '@nestjs/common';

/** Title and department of employees with an account, for the directory of the company. */
@Injectable()
export class EmployeeDetails extends PersonDetailSource {
  readonly remote = 'hr';

  constructor(private readonly db: TenantDb) {
    super();
  }

  async find(companyId: string, userIds: readonly string[]): Promise<Map<string, PersonDetail>> {
    const rows = await this.db.run(companyId, (tx) =>
      tx.query<(PersonDetail & { userId: string })[]>(
        `select user_id as "userId", designation as title, department from employee
         where company_id = $1 and user_id = any($2) and not archived`,
        [companyId, userIds],
      ),
    );
    return new Map(rows.map(({ userId, ...detail }) => [userId, detail]));
  }
}
