import type { Session } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';

/** The signed-in person in the form that the browser gets. */
export function toSession(user: SignedInUser): Session {
  const { id, firstName, lastName, email, role, permissions, secondFactorMissing, seenBy } = user;
  const company = {
    id: user.companyId,
    code: user.companyCode,
    name: user.companyName,
    timezone: user.companyTimezone,
    logo: user.companyLogo,
  };
  const missing = secondFactorMissing ? { secondFactorMissing: true as const } : {};
  const seen = seenBy && {
    seenBy: {
      firstName: seenBy.firstName,
      lastName: seenBy.lastName,
      until: seenBy.until.toISOString(),
    },
  };
  const session = {
    user: { id, firstName, lastName, email, role, permissions, company, ...missing, ...seen },
  };
  return user.locked ? { ...session, locked: true } : session;
}
