import { INVITATION, type Invitation, type InvitationState } from '@atrium/contracts';
import { type FilterSource, type OwnAnswer, type RecordRules, tenantList } from '@atrium/records';
import { fullName } from '../person/person.mapper.js';
import type { UserEntity } from '../user/user.entity.js';
import { USER_COLUMNS, USER_NAME, USER_TEXT, USERS } from '../user/user.record.js';
import type { UserRecord } from '../user/user.types.js';

export interface InvitationRecord extends UserRecord {
  /** Name of the person who last sent it; null when unknown. */
  invitedBy: string | null;
}

const HAS_LINK = `exists (select from link l where l.company_id = u.company_id and l.user_id = u.id
  and l.kind = 'invitation' and l.expires_at > ?)`;

/** Each state as a condition; `?` is the time. */
const STATES: Record<InvitationState, string> = {
  open: `(u.password_hash is null and u.status = 'invited' and ${HAS_LINK})`,
  expired: `(u.password_hash is null and u.status = 'invited' and not ${HAS_LINK})`,
  accepted: '(u.password_hash is not null)',
  revoked: "(u.password_hash is null and u.status = 'deactivated')",
};

const inState: FilterSource = (value, at) => {
  const chosen = value.type === 'choice' ? value.oneOf : [];
  const wanted = Object.entries(STATES).filter(([name]) => chosen.includes(name));
  const sql = wanted.map(([, condition]) => condition).join(' or ') || 'false';
  return { sql, values: [...sql.matchAll(/\?/g)].map(() => at.toISOString()) };
};

const text = (time: Date | null): string | null => time?.toISOString() ?? null;

export function stateOf({ joined, status, invitationExpiresAt }: UserRecord, at: Date): InvitationState {
  if (joined) return 'accepted';
  if (status !== 'invited') return 'revoked';
  return invitationExpiresAt && invitationExpiresAt > at ? 'open' : 'expired';
}

/**
 * The person who sent the valid link, otherwise the one who created the account. Two reads by key, because under
 * row-level security no index is used for a subquery's value.
 */
const INVITED_BY = `coalesce(
  (select i.first_name || ' ' || i.last_name from link l
    join user_account i on i.company_id = l.company_id and i.id = l.created_by
    where l.company_id = u.company_id and l.user_id = u.id and l.kind = 'invitation'),
  (select i.first_name || ' ' || i.last_name from user_account i
    where i.company_id = u.company_id and i.id = u.created_by)) as "invitedBy"`;

const LIST = tenantList<InvitationRecord>()({
  list: INVITATION.list,
  from: '(select * from user_account where created_by is not null) u',
  alias: 'u',
  columns: `${USER_COLUMNS}, ${INVITED_BY}`,
  sorts: { name: USER_NAME, email: 'u.email', invitedAt: 'u.created_at' },
  filters: { email: 'u.email', role: 'u.role', state: inState },
  text: USER_TEXT,
});

/** Invitations are read from the accounts that they created, so nothing is stored twice. */
export const INVITATIONS: RecordRules<InvitationRecord, UserEntity, Invitation> = {
  record: INVITATION,
  table: USERS.table,
  list: LIST,
  seenBy: 'all',
  title: fullName,
  ...(USERS.refuse && { refuse: USERS.refuse }),
  shows: (row, at): OwnAnswer<Invitation> => ({
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    role: row.role,
    state: stateOf(row, at),
    department: row.invitedDepartment,
    invitedBy: row.invitedBy,
    invitedAt: row.createdAt.toISOString(),
    expiresAt: text(row.invitationExpiresAt),
    acceptedAt: row.joined ? text(row.confirmedAt) : null,
  }),
  cells: { name: fullName },
};
