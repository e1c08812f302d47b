import { ROLES, type Role, type RouteGuard } from '@atrium/contracts';
import { globex, person } from '../testing/people.js';
import { decideAccess, type Access } from './access.rules.js';

const open: Access = { kind: 'open' };
const denied: Access = { kind: 'denied' };
const to = (path: string, remember = false): Access => ({ kind: 'redirect', to: path, remember });
const clientHome = to('/acme/client/proposal');

const guards: Record<string, RouteGuard> = {
  public: { session: 'public' },
  guest: { session: 'guest' },
  staff: { session: 'staff' },
  client: { session: 'client' },
  'HR by role': { session: 'staff', allowedRoles: ['admin', 'hr'] },
  'HR by permission': {
    session: 'staff',
    permission: { tab: 'hrOperations', resource: 'addEmployee' },
  },
  'self service': {
    session: 'staff',
    permission: { tab: 'hrOperations', resource: 'addEmployee' },
    selfService: true,
  },
  administration: { session: 'staff', permission: { tab: 'admin', resource: 'users' } },
  'role and permission': {
    session: 'staff',
    allowedRoles: ['admin', 'hr', 'teamLeader'],
    permission: { tab: 'hrOperations', resource: 'addEmployee' },
  },
};

/** The expected result for each role, in the order of ROLES: admin, hr, teamLeader, employee, client. */
const table: [guard: string, expected: readonly Access[]][] = [
  ['public', [open, open, open, open, clientHome]],
  ['guest', [...Array<Access>(4).fill(to('/acme/dashboard')), clientHome]],
  ['staff', [open, open, open, open, clientHome]],
  ['client', [denied, denied, denied, denied, open]],
  ['HR by role', [open, open, denied, denied, clientHome]],
  ['HR by permission', [open, open, denied, denied, clientHome]],
  ['self service', [open, open, open, open, clientHome]],
  ['administration', [open, denied, denied, denied, clientHome]],
  ['role and permission', [open, open, denied, denied, clientHome]],
];

const cases = table.flatMap(([guard, expected]) =>
  ROLES.map((role, index) => [guard, role, expected[index]!] as [string, Role, Access]),
);

test.each(cases)('a page that is %s, opened by %s', (guard, role, expected) => {
  expect(decideAccess(person(role), { guard: guards[guard]!, code: 'acme' })).toEqual(expected);
});

test('every guard is in the table', () => {
  expect(table.map(([guard]) => guard).sort()).toEqual(Object.keys(guards).sort());
});

test.each([
  ['public', open],
  ['guest', open],
  ['staff', to('/companyCode', true)],
  ['client', to('/companyCode', true)],
  ['administration', to('/companyCode', true)],
])('a page that is %s, opened by nobody', (guard, expected) => {
  expect(decideAccess(null, { guard: guards[guard]!, code: 'acme' })).toEqual(expected);
});

test('nobody on a page above the companies is asked for the company', () => {
  const destination = { guard: { session: 'staff' }, code: null } as const;
  expect(decideAccess(null, destination)).toEqual(to('/companyCode', true));
});

test('of public pages a client sees only their own', () => {
  const destination = { guard: { session: 'public' }, code: 'acme' } as const;
  expect(decideAccess(person('client'), { ...destination, forClients: true })).toEqual(open);
  expect(decideAccess(person('client'), { ...destination, code: null })).toEqual(clientHome);
});

test.each([
  ['public', 'admin', to('/acme/auth/login')],
  ['guest', 'admin', open],
  ['staff', 'admin', to('/acme/auth/login', true)],
  ['administration', 'employee', to('/acme/auth/login', true)],
  ['client', 'admin', to('/acme/auth/login', true)],
  ['staff', 'client', to('/globex/client/proposal')],
  ['guest', 'client', to('/globex/client/proposal')],
] as const)('a page of acme that is %s, opened by the %s of another company', (guard, role, expected) => {
  expect(decideAccess(person(role, globex), { guard: guards[guard]!, code: 'acme' })).toEqual(expected);
});

test('a public page above the companies asks for no company', () => {
  expect(decideAccess(person('admin'), { guard: { session: 'public' }, code: null })).toEqual(open);
});
