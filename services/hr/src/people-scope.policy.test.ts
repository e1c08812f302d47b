import { DEFAULT_ENTRIES, ROLES, type PermissionEntry, type Role } from '@atrium/contracts';
import { attendanceScope, employeeScope } from './people-scope.policy.js';

const withDefaults = (role: Role) => ({ role, permissions: DEFAULT_ENTRIES[role] });
const reads: PermissionEntry = {
  tab: 'hrOperations',
  accessType: 'restricted',
  resources: [{ resource: 'attendence', actions: ['read'] }],
};

test('by default admins and HR see everybody, team leaders their team, the others nobody', () => {
  const scopes = Object.fromEntries(ROLES.map((role) => [role, attendanceScope(withDefaults(role))]));
  expect(scopes).toEqual({ admin: 'all', hr: 'all', teamLeader: 'team', employee: 'none', client: 'none' });
  const employees = Object.fromEntries(ROLES.map((role) => [role, employeeScope(withDefaults(role))]));
  expect(employees).toEqual({
    admin: 'all',
    hr: 'all',
    teamLeader: 'none',
    employee: 'none',
    client: 'none',
  });
});

test.each<[string, Role, PermissionEntry[], string]>([
  ['HR without the permission', 'hr', [], 'none'],
  ['HR that may only read attendance', 'hr', [reads], 'all'],
  ['an employee that may read attendance', 'employee', [reads], 'team'],
  [
    'an employee that holds the whole tab',
    'employee',
    [{ tab: 'hrOperations', accessType: 'fullAccess', resources: [] }],
    'all',
  ],
  ['who may do something else with attendance', 'teamLeader', [{ ...reads, resources: [] }], 'none'],
])('%s', (_, role, permissions, scope) => {
  expect(attendanceScope({ role, permissions })).toBe(scope);
});
