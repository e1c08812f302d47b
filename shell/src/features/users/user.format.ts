import {
  ROLE_LABELS,
  ROLES,
  USER_STATUS_LABELS,
  type Role,
  type User,
  type UserStatus,
} from '@atrium/contracts';
import { labelled, msg, translate } from '@atrium/sdk';
import type { SelectOption, Tone } from '@atrium/ui';

export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

export const roleOptions = (): readonly SelectOption[] => labelled(ROLES, ROLE_LABELS);

const STATUS_TONES: Record<UserStatus, Tone> = { active: 'success', invited: 'info', deactivated: 'neutral' };
export const statusWords = (status: UserStatus) => ({
  label: translate(USER_STATUS_LABELS[status]),
  tone: STATUS_TONES[status],
});

/** What a role allows, for the person who gives it. */
const ROLE_HELP: Record<Role, string> = {
  admin: msg('Everything, including people and apps.'),
  hr: msg('Employees, and everyone’s attendance.'),
  teamLeader: msg('Their team’s attendance, and their own.'),
  employee: msg('Their own attendance, leave and tasks.'),
  client: msg('The client’s page only.'),
};

export const roleHelp = (role: Role): string => translate(ROLE_HELP[role]);
