import type { Portal, RemoteRoute, ResolvedRemote } from '@atrium/contracts';
import { acme } from './people.js';

const release = { version: '1.0.0', base: '/remotes/hr/1.0.0-ab12cd34/', manifestIntegrity: 'sha384-none' };

const remote = (id: string, title: string, routes: RemoteRoute[]): ResolvedRemote => ({
  id,
  title,
  icon: 'users',
  routes,
  nav: [],
  slots: [],
  release,
  lastKnownGood: null,
});

const attendance: RemoteRoute = {
  path: 'employee/Attendance',
  title: 'Attendance',
  layout: 'full',
  guard: {
    session: 'staff',
    permission: { tab: 'hrOperations', resource: 'attendence' },
    selfService: true,
  },
};
const employees: RemoteRoute = {
  path: 'employee/Management',
  title: 'Employees',
  layout: 'full',
  guard: { session: 'staff', permission: { tab: 'hrOperations', resource: 'addEmployee' } },
};
export const evaluation: RemoteRoute = {
  path: 'form/hrEvaluation',
  title: 'HR evaluation',
  layout: 'full',
  guard: { session: 'staff', allowedRoles: ['admin', 'hr'] },
};
const proposal: RemoteRoute = {
  path: 'client/proposal',
  title: 'Proposals',
  layout: 'blank',
  guard: { session: 'public' },
};

export const hr: ResolvedRemote = {
  ...remote('hr', 'HR', [attendance, employees, evaluation]),
  nav: [
    { id: 'attendance', title: 'Attendance', icon: 'clock', path: attendance.path, order: 10 },
    { id: 'employees', title: 'Employees', icon: 'users', path: employees.path, order: 20 },
  ],
};
export const clients = remote('clients', 'Clients', [proposal]);

/** A remote as it looks when published. */
export const resolvedFrom = (
  description: Omit<ResolvedRemote, 'release' | 'lastKnownGood'>,
): ResolvedRemote => ({
  ...description,
  release,
  lastKnownGood: null,
});

/** The answer of `portal/resolve` with these remotes on and off. */
export function portalOf(on: ResolvedRemote[], off: ResolvedRemote[] = []): Portal {
  return {
    company: { code: acme.code, name: acme.name },
    remotes: on,
    disabled: off.map(({ id, title, routes }) => ({ id, title, paths: routes.map(({ path }) => path) })),
  };
}

/** The answer to a person who is not signed in. */
export const portalForNobody = (): Portal => ({
  ...portalOf([clients]),
  hidden: hr.routes.map(({ path }) => path),
});
