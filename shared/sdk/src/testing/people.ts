import type { CurrentUser } from '@atrium/contracts';

/** A person of that company. */
export function personOf(company: string): CurrentUser {
  return {
    id: `person-of-${company}`,
    firstName: 'Asha',
    lastName: 'Rao',
    email: `asha@${company}.test`,
    role: 'admin',
    permissions: [],
    company: { id: `id-of-${company}`, code: company, name: company, timezone: 'Asia/Kolkata', logo: null },
  };
}
