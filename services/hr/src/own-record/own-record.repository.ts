import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { JobValue, PersonTable } from './about-person.rules.js';

/** Somebody's own record as employee. */
export type OwnRecord = Record<JobValue, string | null> & { id: string };

/** Inside `TenantDb.run` only. */
@Injectable()
export class OwnRecordRepository {
  constructor(private readonly db: TenantDb) {}

  /** Undefined for whoever has none. */
  async of(userId: string): Promise<OwnRecord | undefined> {
    const [own] = await this.db.current().query<OwnRecord[]>(
      `select id, joining_date::text as "joiningDate", attendance_from::text as "attendanceFrom",
         confirm_date::text as "confirmDate", employment_type as "employmentType", designation_id as "designationId",
         department_id as "departmentId", manager_id as "managerId" from employee where company_id = $1 and user_id = $2`,
      [this.db.currentCompanyId(), userId],
    );
    return own;
  }

  /** Whose a row is. */
  async personOf(table: PersonTable, id: string): Promise<string | undefined> {
    const [row] = await this.db
      .current()
      .query<{ employeeId: string }[]>(
        `select employee_id as "employeeId" from ${table} where company_id = $1 and id = $2`,
        [this.db.currentCompanyId(), id],
      );
    return row?.employeeId;
  }
}
