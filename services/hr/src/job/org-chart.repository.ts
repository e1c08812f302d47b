import type { OrgPerson } from '@atrium/contracts';
import type { TenantDb } from '@atrium/platform';

/** Everybody who works here. Inside `TenantDb.run` only. */
export const listOrgPeople = (db: TenantDb): Promise<OrgPerson[]> =>
  db.current().query<OrgPerson[]>(READ, [db.currentCompanyId()]);

const READ = `
select e.id, e.version, e.code, e.first_name || ' ' || e.last_name as name, e.designation, e.department,
  m.id as "managerId", e.photo_file_id as "photoFileId"
from employee e
  left join employee m on m.company_id = e.company_id and m.id = e.manager_id and not m.archived
where e.company_id = $1 and not e.archived order by e.sort_name, e.id`;
