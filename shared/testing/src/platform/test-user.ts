import { randomUUID } from 'node:crypto';
import { DEFAULT_ENTRIES, type Role } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';

/** A person with the default permissions of a role. */
export function createTestUser(role: Role, given: Partial<SignedInUser> = {}): SignedInUser {
  return {
    id: randomUUID(),
    companyId: randomUUID(),
    companyCode: 'acme',
    companyName: 'Acme',
    companyTimezone: 'Asia/Kolkata',
    companyWorkingWeek: [1, 2, 3, 4, 5],
    companyLogo: null,
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@acme.test',
    role,
    permissions: DEFAULT_ENTRIES[role],
    sessionId: randomUUID(),
    ...given,
  };
}
