import type { Role } from '../permissions/roles.js';

/** Roles that may write announcements. */
export const ANNOUNCER_ROLES: Role[] = ['admin', 'hr'];
