import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface StoredStructure {
  id: string;
  name: string;
  componentCodes: string[];
  balanceCode: string | null;
}

/** The structures of a company. Inside `TenantDb.run` only. */
@Injectable()
export class PayStructureRepository {
  constructor(private readonly db: TenantDb) {}

  /** Also archived ones. @param ids left out: all */
  list(ids: readonly string[] | null = null): Promise<StoredStructure[]> {
    return this.db.current().query<StoredStructure[]>(
      `select id, name, component_codes as "componentCodes", balance_code as "balanceCode"
       from pay_structure where company_id = $1 and ($2::uuid[] is null or id = any($2::uuid[])) order by id`,
      [this.db.currentCompanyId(), ids],
    );
  }

  /** Whether somebody is paid by it now or later, or a group proposes it. */
  async isUsed(id: string): Promise<boolean> {
    const [row] = await this.db.current().query<[{ used: boolean }]>(
      `select exists (select from pay_group where company_id = $1 and default_structure_id = $2 and not archived)
         or exists (select from salary s where s.company_id = $1 and s.structure_id = $2 and not s.archived
           and not exists (select from salary n where n.company_id = s.company_id and n.employee_id = s.employee_id
             and not n.archived and n.from_month > s.from_month and n.from_month <= to_char(now(), 'YYYY-MM'))) as used`,
      [this.db.currentCompanyId(), id],
    );
    return row.used;
  }
}
