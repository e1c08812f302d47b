import {
  INVITATION_LIST,
  type InvitationListQuery,
  type InvitationState,
  type Page,
} from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { tenantList, TenantLists, type FilterSource, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { USER_COLUMNS, USER_NAME, USER_TEXT } from '../user/user.record.js';
import type { InvitationRecord } from './invitation.mapper.js';

const HAS_LINK = `exists (select from link l where l.company_id = u.company_id and l.user_id = u.id
  and l.kind = 'invitation' and l.expires_at > ?)`;

/** Each state as a condition; `?` is the time. */
const STATES: Record<InvitationState, string> = {
  open: `(u.password_hash is null and u.status = 'invited' and ${HAS_LINK})`,
  expired: `(u.password_hash is null and u.status = 'invited' and not ${HAS_LINK})`,
  accepted: '(u.password_hash is not null)',
  revoked: "(u.password_hash is null and u.status = 'deactivated')",
};

const INVITED: ListFilter = { sql: 'u.created_by is not null', values: [] };

/**
 * Whoever sent the link that works, or else whoever made the account: two reads by a key, since under row-level security
 * no index is used for what a subquery says.
 */
const INVITED_BY = `coalesce(
  (select i.first_name || ' ' || i.last_name from link l
    join user_account i on i.company_id = l.company_id and i.id = l.created_by
    where l.company_id = u.company_id and l.user_id = u.id and l.kind = 'invitation'),
  (select i.first_name || ' ' || i.last_name from user_account i
    where i.company_id = u.company_id and i.id = u.created_by)) as "invitedBy"`;

/** Invitations are read from the accounts that were made by one: nothing has to be kept twice. */
@Injectable()
export class InvitationRepository {
  private readonly invitations = tenantList<InvitationRecord>()({
    list: INVITATION_LIST,
    from: 'user_account u',
    alias: 'u',
    columns: `${USER_COLUMNS}, ${INVITED_BY}`,
    sorts: { name: USER_NAME, email: 'u.email', invitedAt: 'u.created_at' },
    filters: { email: 'u.email', role: 'u.role', state: this.inState() },
    text: USER_TEXT,
  });

  constructor(
    private readonly lists: TenantLists,
    private readonly clock: Clock,
  ) {}

  /** Not inside `TenantDb.run`. */
  list(companyId: string, query: InvitationListQuery): Promise<Page<InvitationRecord>> {
    return this.lists.pageOf(this.invitations, { companyId, query, more: [INVITED] });
  }

  private inState(): FilterSource {
    return (value) => {
      const chosen = value.type === 'choice' ? value.oneOf : [];
      const wanted = Object.entries(STATES).filter(([name]) => chosen.includes(name));
      const sql = wanted.map(([, condition]) => condition).join(' or ') || 'false';
      return { sql, values: [...sql.matchAll(/\?/g)].map(() => this.clock.now().toISOString()) };
    };
  }
}
