import type { TenantDb } from '@atrium/platform';
import type { EmployeeEntity } from '../employee/employee.entity.js';

/** The employment after this one. Inside `TenantDb.run` only. */
export async function findLater(db: TenantDb, id: string): Promise<string | null> {
  const [row] = await db
    .current()
    .query<{ id: string }[]>('select id from employee where company_id = $1 and previous_id = $2', [
      db.currentCompanyId(),
      id,
    ]);
  return row?.id ?? null;
}

/** Where somebody worked, as far as that is there still. Inside `TenantDb.run` only. */
export async function findPlacesLeft(db: TenantDb, id: string): Promise<Places | undefined> {
  const [places] = await db.current().query<Places[]>(PLACES_LEFT, [db.currentCompanyId(), id]);
  return places;
}

type Places = Pick<EmployeeEntity, 'designationId' | 'departmentId' | 'managerId'>;

const present = (table: string, column: string) =>
  `(select x.id from ${table} x where x.company_id = e.company_id and x.id = e.${column} and x.archived_at is null)`;

const PLACES_LEFT = `
select ${present('designation', 'designation_id')} as "designationId",
  ${present('department', 'department_id')} as "departmentId", ${present('employee', 'manager_id')} as "managerId"
from employee e where e.company_id = $1 and e.id = $2`;
