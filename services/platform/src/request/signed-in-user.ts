import type { PermissionEntry, Role } from '@atrium/contracts';

/** Who sits at a browser that shows somebody else's portal. */
export interface Seer {
  id: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** It is over at this time. */
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
  /** The file of its logo. */
  companyLogo: string | null;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  permissions: PermissionEntry[];
  sessionId: string;
  /** Of the token by which the session was found; left out where nobody sits at a browser. */
  tokenHash?: string;
  /** The person has locked the session: only what says `whileLocked` answers. */
  locked?: boolean;
  /** The company asks for a second factor that the person has not set up. */
  secondFactorMissing?: boolean;
  /** An admin who looks at the portal as this person, and changes nothing: the session is the admin's. */
  seenBy?: Seer;
  /** When the person last proved by password who they are; left out where nobody sits at a browser. */
  confirmedAt?: Date;
}

/** Who sits there: presence and limits are theirs, whatever they look at. */
export function personAt<Person extends Pick<SignedInUser, 'id' | 'role' | 'seenBy'>>(user: Person): Person {
  return user.seenBy ? { ...user, id: user.seenBy.id, role: user.seenBy.role } : user;
}
