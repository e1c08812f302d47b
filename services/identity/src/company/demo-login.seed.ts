import type { Role } from '@atrium/contracts';

/** The accounts of the seeded demo company that its sign-in page offers, one for each role. */
export const DEMO_LOGINS: readonly { email: string; role: Role }[] = [
  { email: 'admin@demo.test', role: 'admin' },
  { email: 'hr@demo.test', role: 'hr' },
  { email: 'lead@demo.test', role: 'teamLeader' },
  { email: 'employee@demo.test', role: 'employee' },
  { email: 'client@demo.test', role: 'client' },
];
