import { ANNOUNCER_ROLES, type Role } from '@atrium/contracts';

/** Who writes announcements sees all of them, and how many have read them. */
export const mayAnnounce = (role: Role): boolean => ANNOUNCER_ROLES.includes(role);
