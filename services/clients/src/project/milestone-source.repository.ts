import { OPEN_PROJECT_STATES } from '@atrium/contracts';
import type { ReadValue, TenantDb } from '@atrium/platform';
import { allOf, type ListFilter } from '@atrium/records';

interface DueMilestone {
  id: string;
  projectId: string;
  project: string;
  title: string;
  dueOn: string;
  version: number;
}

/** @param seen which milestones `m`; the last day is not included. Inside `TenantDb.run` only. */
export function listDueMilestones(
  db: TenantDb,
  seen: readonly ListFilter[],
  { from, to }: { from: string; to: string },
): Promise<DueMilestone[]> {
  const values: ReadValue[] = [db.currentCompanyId(), from, to, `{${OPEN_PROJECT_STATES.join(',')}}`];
  return db.current().query<DueMilestone[]>(
    `select m.id, m.project_id as "projectId", p.name as project, m.title, m.version, m.due_on::text as "dueOn"
     from milestone m join project p on p.company_id = m.company_id and p.id = m.project_id
     where m.company_id = $1 and m.due_on >= $2::date and m.due_on < $3::date and p.state = any($4::text[])
       and m.state not in ('client_approved', 'invoiced') and ${allOf(seen, values)}
     order by m.due_on, m.id`,
    values,
  );
}
