import { INVITATION, ROLE_LABELS, USER, type User } from '@atrium/contracts';
import { type OwnAnswer, type RecordRules, type RecordSteps, tenantList, type Values } from '@atrium/records';
import { fullName } from '../person/person.mapper.js';
import { ENTRIES_OF } from './permission-entry.repository.js';
import { UNREAD, UserEntity } from './user.entity.js';
import { refuseStep } from './user.policy.js';
import type { UserRecord } from './user.types.js';

export type UserSteps = RecordSteps<UserRecord, UserEntity, User>;
export type UserChange = Values<UserEntity>;

/** An account `u` with what belongs to it. */
export const USER_COLUMNS = `${UserEntity.select('u', { without: UNREAD })}, u.password_hash is not null as joined,
  u.created_by as "createdBy", u.created_at as "createdAt",
  exists (select from second_factor f where f.company_id = u.company_id and f.user_id = u.id
    and f.confirmed_at is not null) as "secondFactor",
  (select l.expires_at from link l where l.company_id = u.company_id and l.user_id = u.id
    and l.kind = 'invitation') as "invitationExpiresAt",
  ${ENTRIES_OF} as permissions`;

/** The SQL by which accounts are sorted by name. */
export const USER_NAME = "lower(u.first_name || ' ' || u.last_name)";

/** How text is found in accounts `u`. */
export const USER_TEXT = { kind: USER.kind, content: 'user_text(u.first_name, u.last_name, u.email)' };

const LIST = tenantList<UserRecord>()({
  list: USER.list,
  table: UserEntity,
  alias: 'u',
  columns: USER_COLUMNS,
  sorts: {
    name: USER_NAME,
    email: 'u.email',
    createdAt: 'u.created_at',
    lastSignInAt: { column: 'u.last_sign_in_at', nullable: true },
  },
  filters: {
    email: 'u.email',
    role: 'u.role',
    status: 'u.status',
    signedIn: '(u.last_sign_in_at is not null)',
  },
  text: USER_TEXT,
});

const text = (time: Date | null): string | null => time?.toISOString() ?? null;

export const USERS: RecordRules<UserRecord, UserEntity, User> = {
  record: USER,
  table: {
    record: USER,
    entity: UserEntity,
    unique: { user_account_email_unique: { field: 'email', refusal: 'EMAIL_TAKEN' } },
    searched: true,
    invalidates: [{ tags: [INVITATION.tag, 'App', 'NextStep'], audience: { check: USER.check('read') } }],
  },
  list: LIST,
  seenBy: 'all',
  title: fullName,
  refuse: (step, user, by) => refuseStep(by, user, step),
  shows: (row): OwnAnswer<User> => ({
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    role: row.role,
    status: row.status,
    secondFactor: row.secondFactor,
    lastSignInAt: text(row.lastSignInAt),
    createdAt: row.createdAt.toISOString(),
    invitationExpiresAt: row.status === 'invited' ? text(row.invitationExpiresAt) : null,
  }),
  audited: ({ status }) => ({ status }),
  history: ['setPermissions'],
  document: ({ status, ...user }) => {
    if (status === 'deactivated') return null;
    const { id, email, role } = user;
    const detail = `${email} · ${ROLE_LABELS[role]}`;
    return { id, title: fullName(user), detail, lookup: email, keywords: email };
  },
  cells: { name: fullName },
};
