import { ROLE_LABELS, ROLES, type Role, type User, type UserStatus } from '@atrium/contracts';
import type { SelectOption, Tone } from '@atrium/ui';

export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

export const roleOptions: readonly SelectOption[] = ROLES.map((value) => ({
  value,
  label: ROLE_LABELS[value],
}));

const STATUS_WORDS: Record<UserStatus, { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'success' },
  invited: { label: 'Invited', tone: 'info' },
  deactivated: { label: 'Deactivated', tone: 'neutral' },
};
export const statusWords = (status: UserStatus) => STATUS_WORDS[status];
export const statusOptions: readonly SelectOption[] = Object.entries(STATUS_WORDS).map(
  ([value, { label }]) => ({
    value,
    label,
  }),
);

/** What a role brings, for the person who gives it. */
export const ROLE_HELP: Record<Role, string> = {
  admin: 'Everything, with people and apps.',
  hr: 'Employees, and everybody’s attendance.',
  teamLeader: 'Their team’s attendance, and their own.',
  employee: 'Their own day.',
  client: 'The client’s page only.',
};
