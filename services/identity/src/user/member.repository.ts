import type { PermissionEntry, Role } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ENTRIES_OF } from './permission-entry.repository.js';

/** An active staff account with its permissions. */
export interface Member {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  permissions: PermissionEntry[];
}

export interface MemberQuery {
  ids?: string[];
  roles?: Role[];
  /** In lower case. */
  emails?: readonly string[];
  /** Emails or full names, in lower case. */
  named?: readonly string[];
  /** Part of a name. */
  search?: string;
  limit?: number;
}

const MEMBERS = `
select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.role, ${ENTRIES_OF} as permissions
from user_account u
where u.company_id = $1 and u.status = 'active' and u.role <> 'client'
  and ($2::uuid[] is null or u.id = any($2)) and ($3::text[] is null or u.role = any($3))
  and ($6::text[] is null or lower(u.email) = any($6))
  and ($7::text[] is null or lower(u.email) = any($7) or lower(u.first_name || ' ' || u.last_name) = any($7))
  and ($4::text is null or lower(u.first_name || ' ' || u.last_name) like $4)
order by lower(u.first_name || ' ' || u.last_name), u.id limit $5`;

@Injectable()
export class MemberRepository {
  constructor(private readonly db: TenantDb) {}

  list({ ids, roles, search, limit, emails, named }: MemberQuery): Promise<Member[]> {
    const text = search ? `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : null;
    const values = [
      this.db.currentCompanyId(),
      ids ?? null,
      roles ?? null,
      text,
      limit ?? null,
      emails ?? null,
      named ?? null,
    ];
    return this.db.current().query(MEMBERS, values);
  }
}
