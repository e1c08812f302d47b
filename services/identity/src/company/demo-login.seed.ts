import type { Role } from '@atrium/contracts';

export interface DemoLogin {
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
}

/** The accounts of the demo company that its sign-in page offers, one for each role. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  { email: 'admin@demo.test', role: 'admin', firstName: 'Ananya', lastName: 'Rao' },
  { email: 'hr@demo.test', role: 'hr', firstName: 'Priya', lastName: 'Nair' },
  { email: 'lead@demo.test', role: 'teamLeader', firstName: 'Rohan', lastName: 'Mehta' },
  { email: 'employee@demo.test', role: 'employee', firstName: 'Sneha', lastName: 'Kulkarni' },
  { email: 'client@demo.test', role: 'client', firstName: 'Nandini', lastName: 'Shah' },
];
