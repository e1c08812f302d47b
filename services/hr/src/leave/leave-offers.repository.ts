import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** What one policy offers to whom; null: of every employment or department. */
export interface PolicyOffer {
  employmentType: string | null;
  departmentId: string | null;
  typeIds: string[];
}

export interface Placed {
  employmentType: string;
  departmentId: string | null;
}

/** The policies of leave. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveOffers {
  constructor(private readonly db: TenantDb) {}

  list(): Promise<PolicyOffer[]> {
    return this.db.current().query<PolicyOffer[]>(
      `select employment_type as "employmentType", department_id as "departmentId", type_ids as "typeIds"
       from leave_policy where company_id = $1 and not archived`,
      [this.db.currentCompanyId()],
    );
  }
}

/** Whether a person may take a type. Whom no policy names may take all. */
export function isOfferedTo(policies: readonly PolicyOffer[], typeId: string, person: Placed): boolean {
  const own = policies.filter(
    ({ employmentType, departmentId }) =>
      (employmentType === null || employmentType === person.employmentType) &&
      (departmentId === null || departmentId === person.departmentId),
  );
  return own.length === 0 || own.some(({ typeIds }) => typeIds.includes(typeId));
}
