import {
  ROLE_LABELS,
  ROLES,
  USER_STATUS_LABELS,
  type Role,
  type User,
  type UserStatus,
} from '@atrium/contracts';
import type { SelectOption, Tone } from '@atrium/ui';

export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

export const roleOptions: readonly SelectOption[] = ROLES.map((value) => ({
  value,
  label: ROLE_LABELS[value],
}));

const STATUS_TONES: Record<UserStatus, Tone> = { active: 'success', invited: 'info', deactivated: 'neutral' };
export const statusWords = (status: UserStatus) => ({
  label: USER_STATUS_LABELS[status],
  tone: STATUS_TONES[status],
});

/** What a role brings, for the person who gives it. */
export const ROLE_HELP: Record<Role, string> = {
  admin: 'Everything, with people and apps.',
  hr: 'Employees, and everybody’s attendance.',
  teamLeader: 'Their team’s attendance, and their own.',
  employee: 'Their own day.',
  client: 'The client’s page only.',
};
