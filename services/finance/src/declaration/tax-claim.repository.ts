import type { TaxClaimKind } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface ClaimPlace {
  employeeId: string;
  taxYear: number;
}

/** Inside `TenantDb.run` only. */
@Injectable()
export class TaxClaimRepository {
  constructor(private readonly db: TenantDb) {}

  /** What somebody declares of a kind for a year, refused lines and one other left out, and all of their lines. */
  async total(
    { employeeId, taxYear }: ClaimPlace,
    kind: TaxClaimKind,
    without: string | null,
  ): Promise<{ amount: number; lines: number }> {
    const values = [this.db.currentCompanyId(), employeeId, taxYear, kind, without];
    const [found] = await this.db.current().query<[{ amount: number; lines: number }]>(TOTAL, values);
    return found;
  }

  /** Whose account declared it; undefined: there is no such claim. */
  async ownerOf(id: string): Promise<string | null | undefined> {
    const [row] = await this.db
      .current()
      .query<{ userId: string | null }[]>(
        `select e.user_id as "userId" from tax_claim t join employee_entry e on e.company_id = t.company_id and e.id = t.employee_id where t.company_id = $1 and t.id = $2`,
        [this.db.currentCompanyId(), id],
      );
    return row?.userId;
  }

  async newId(): Promise<string> {
    const [{ id }] = await this.db.current().query<[{ id: string }]>('select uuidv7() as id');
    return id;
  }
}

const TOTAL = `
select coalesce(sum(amount) filter (where kind = $4 and state <> 'refused' and id is distinct from $5::uuid), 0)::float8
    as amount, count(*)::int as lines
from tax_claim where company_id = $1 and employee_id = $2 and tax_year = $3`;
