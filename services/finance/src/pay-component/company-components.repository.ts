import type { ComponentKind, ComponentRounding } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ComponentText } from './component-text.mapper.js';

interface StoredComponent {
  code: string;
  name: string;
  kind: ComponentKind;
  formula: string;
  prorated: boolean;
  taxable: boolean;
  wages: boolean;
  fixed: boolean;
  rent: boolean;
  rounding: ComponentRounding;
  archived: boolean;
}

/** The components of a company as they are stored. Inside `TenantDb.run` only. */
@Injectable()
export class CompanyComponents {
  constructor(private readonly db: TenantDb) {}

  /** All of them by code, also archived ones. */
  async list(): Promise<Map<string, ComponentText>> {
    const rows = await this.db.current().query<StoredComponent[]>(COMPONENTS, [this.db.currentCompanyId()]);
    return new Map(rows.map((row) => [row.code, row]));
  }

  /** Whether a structure that is not archived has the component. */
  async isInStructure(code: string): Promise<boolean> {
    const rows = await this.db
      .current()
      .query<unknown[]>(
        `select from pay_structure where company_id = $1 and not archived and $2::text = any(component_codes) limit 1`,
        [this.db.currentCompanyId(), code],
      );
    return rows.length > 0;
  }
}

const COMPONENTS = `
select code, name, kind, formula, prorated, taxable, wages, fixed, rent, rounding, archived
from pay_component where company_id = $1 order by code`;
