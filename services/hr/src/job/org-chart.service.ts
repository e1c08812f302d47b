import type { OrgChart, OrgPerson } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Who reports to whom. */
@Injectable()
export class OrgChartService {
  constructor(private readonly db: TenantDb) {}

  /** A person whose manager has left stands at the top. */
  async get({ companyId }: SignedInUser): Promise<OrgChart> {
    return this.db.run(companyId, async () => ({
      people: await this.db.current().query<OrgPerson[]>(READ, [companyId]),
    }));
  }
}

const READ = `
select e.id, e.version, e.code, e.first_name || ' ' || e.last_name as name, e.designation, e.department,
  m.id as "managerId", e.photo_file_id as "photoFileId"
from employee e
  left join employee m on m.company_id = e.company_id and m.id = e.manager_id and not m.archived
where e.company_id = $1 and not e.archived order by e.sort_name, e.id`;
