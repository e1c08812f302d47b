import type { DocumentState } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

const MOST = 500;

/** Somebody who has not finished their onboarding. */
export interface OnboardingPerson {
  id: string;
  phone: string | null;
  birthDate: string | null;
  /** The states of the documents that the person sees. */
  documents: DocumentState[];
}

/** Inside `TenantDb.run` only. */
@Injectable()
export class OnboardingRepository {
  constructor(private readonly db: TenantDb) {}

  async list(): Promise<OnboardingPerson[]> {
    return this.db.current().query<OnboardingPerson[]>(LIST, [this.db.currentCompanyId()]);
  }
}

const LIST = `
select e.id, e.phone, e.birth_date::text as "birthDate", array(
    select d.state from employee_document d
    where d.company_id = e.company_id and d.employee_id = e.id and d.archived_at is null and d.visible_to = 'person'
  ) as documents
from employee e
where e.company_id = $1 and e.phase = 'onboarding' and e.archived_at is null and e.invited_user_id is null
order by e.sort_name, e.id limit ${MOST}`;
