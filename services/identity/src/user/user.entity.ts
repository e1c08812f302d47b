import type { Role, UserStatus } from '@atrium/contracts';
import { defineTable, moment, orNull, text, type EntityOf } from '@atrium/records';

export const UserEntity = defineTable('user_account', {
  /** Lower case; unique in the company. */
  email: text(),
  firstName: text(),
  lastName: text(),
  /** null until the person has set one by accepting the invitation. */
  passwordHash: orNull(text()),
  role: text<Role>(),
  status: text<UserStatus>(),
  /** When the person proved that the e-mail is theirs. */
  confirmedAt: orNull(moment()),
  /** The department named in the invitation; HR keeps the one they work in. */
  invitedDepartment: orNull(text()),
  lastSignInAt: orNull(moment()),
});
/** What nobody is shown of an account. */
export const UNREAD = ['passwordHash'] as const;
export type UserEntity = EntityOf<typeof UserEntity>;
