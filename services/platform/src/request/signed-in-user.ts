import type { PermissionEntry, Role } from '@atrium/contracts';

/** An admin who looks at the portal as somebody else. */
export interface Seer {
  id: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** When looking ends by itself. */
  until: Date;
}

/** The person of a session, with the company that the session belongs to. */
export interface SignedInUser {
  id: string;
  companyId: string;
  companyCode: string;
  companyName: string;
  companyTimezone: string;
  /** ISO weekdays, Monday is 1. */
  companyWorkingWeek: number[];
  /** File id of its logo. */
  companyLogo: string | null;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  permissions: PermissionEntry[];
  sessionId: string;
  /** Hash of the token by which the session was found; left out when no browser is involved. */
  tokenHash?: string;
  /** The person has locked the session: only routes with `whileLocked` answer. */
  locked?: boolean;
  /** The company requires a second factor that the person has not set up. */
  secondFactorMissing?: boolean;
  /** Set when an admin looks at the portal as this person and changes nothing. The session is the admin's. */
  seenBy?: Seer;
  /** When the person last proved their identity by password; left out when no browser is involved. */
  confirmedAt?: Date;
}

/** The person who sits at the browser: presence and limits are theirs, whichever portal they look at. */
export function personAt<Person extends Pick<SignedInUser, 'id' | 'role' | 'seenBy'>>(user: Person): Person {
  return user.seenBy ? { ...user, id: user.seenBy.id, role: user.seenBy.role } : user;
}
