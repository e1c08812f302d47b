import { DEFAULT_ENTRIES, type PermissionEntry, type Role } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { PermissionEntryEntity } from './permission-entry.entity.js';

/** Active people with the same role and entries, and their number. */
export interface PermissionGroup {
  role: Role;
  permissions: PermissionEntry[];
  people: number;
}

/** SQL of the permission entries of an account `u`. */
export const ENTRIES_OF = `coalesce((
    select jsonb_agg(jsonb_build_object('tab', p.tab, 'accessType', p.access_type, 'resources', p.resources) order by p.tab)
    from permission_entry p where p.company_id = u.company_id and p.user_id = u.id
  ), '[]')`;

const ACTIVE_GROUPS = `
select role, permissions, count(*)::int as people
from (
  select u.role, ${ENTRIES_OF} as permissions
  from user_account u where u.company_id = $1 and u.status = 'active'
) person
group by role, permissions`;

@Injectable()
export class PermissionEntryRepository {
  constructor(private readonly db: TenantDb) {}

  /** Replaces the user's entries with those of the role. */
  async resetToRole(userId: string, role: Role): Promise<void> {
    await this.replace(userId, DEFAULT_ENTRIES[role]);
  }

  async replace(userId: string, entries: readonly PermissionEntry[]): Promise<void> {
    const companyId = this.db.currentCompanyId();
    await this.db.current().delete(PermissionEntryEntity, { companyId, userId });
    const rows = entries.map((entry) => ({ ...entry, companyId, userId }));
    if (rows.length > 0) await this.db.current().insert(PermissionEntryEntity, rows);
  }

  async listActiveGroups(): Promise<PermissionGroup[]> {
    const groups: PermissionGroup[] = await this.db
      .current()
      .query(ACTIVE_GROUPS, [this.db.currentCompanyId()]);
    return groups;
  }
}
