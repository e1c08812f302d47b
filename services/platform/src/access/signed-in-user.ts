import type { PermissionEntry, Role } from '@atrium/contracts';

/** The person of a session, with the company that the session belongs to. */
export interface SignedInUser {
  id: string;
  companyId: string;
  companyCode: string;
  companyName: string;
  companyTimezone: string;
  /** The file of its logo. */
  companyLogo: string | null;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  permissions: PermissionEntry[];
  sessionId: string;
  /** The person has locked the session: only what says `whileLocked` answers. */
  locked?: boolean;
  /** The company asks for a second factor that the person has not set up. */
  secondFactorMissing?: boolean;
  /** When the person last proved by password who they are; left out where nobody sits at a browser. */
  confirmedAt?: Date;
}
