import fc from 'fast-check';
import { passesCheck, passesGuard, type Check, type PermissionCheck } from './check.js';
import { DEFAULT_ENTRIES } from './default-entries.js';
import { can } from './permission.js';
import { ACTIONS, PERMISSION_TABLE, TABS } from './permission-table.js';
import { isStaff, ROLES, type Role } from './roles.js';

const RESOURCES = [...new Set(Object.values(PERMISSION_TABLE).flat())];
const singleArb: fc.Arbitrary<PermissionCheck> = fc.record({
  tab: fc.constantFrom(...TABS),
  resource: fc.option(fc.constantFrom(...RESOURCES), { nil: undefined }),
  action: fc.option(fc.constantFrom(...ACTIONS), { nil: undefined }),
});
const severalArb = fc.array(singleArb, { minLength: 1, maxLength: 4 });
const checkArb: fc.Arbitrary<Check> = fc.oneof(
  singleArb,
  severalArb.map((anyOf) => ({ anyOf })),
  severalArb.map((allOf) => ({ allOf })),
);
const roleArb = fc.constantFrom(...ROLES);
const person = (role: Role) => ({ role, permissions: DEFAULT_ENTRIES[role] });

test('a single check is can()', () => {
  fc.assert(
    fc.property(roleArb, singleArb, (role, check) => {
      const { tab, resource, action } = check;
      expect(passesCheck(person(role), check)).toBe(can(person(role), tab, resource, action));
    }),
  );
});

test('anyOf needs one of its checks, allOf every one', () => {
  fc.assert(
    fc.property(roleArb, severalArb, (role, checks) => {
      const single = checks.map((check) => passesCheck(person(role), check));
      expect(passesCheck(person(role), { anyOf: checks })).toBe(single.includes(true));
      expect(passesCheck(person(role), { allOf: checks })).toBe(!single.includes(false));
    }),
  );
});

test('a check of roles is passed by each of them', () => {
  fc.assert(
    fc.property(roleArb, fc.subarray([...ROLES]), (role, roles) => {
      expect(passesCheck(person(role), { roles })).toBe(roles.includes(role));
    }),
  );
  expect(passesCheck(null, { roles: ROLES })).toBe(false);
});

test('nobody passes no check', () => {
  fc.assert(fc.property(checkArb, (check) => !passesCheck(null, check) && !passesCheck(undefined, check)));
});

test('allowed roles hold before everything else', () => {
  fc.assert(
    fc.property(roleArb, fc.subarray([...ROLES]), fc.boolean(), (role, allowedRoles, open) => {
      const guard = {
        session: 'staff' as const,
        allowedRoles,
        ...(open ? { selfService: true as const } : {}),
      };
      expect(passesGuard(person(role), guard)).toBe(allowedRoles.includes(role));
    }),
  );
});

test('self-service opens a page to all staff and leaves the client to the permission', () => {
  fc.assert(
    fc.property(roleArb, checkArb, (role, permission) => {
      const guard = { session: 'staff' as const, permission, selfService: true as const };
      expect(passesGuard(person(role), guard)).toBe(isStaff(role) || passesCheck(person(role), permission));
    }),
  );
});

test('a guard with a permission follows it, a guard without one opens', () => {
  fc.assert(
    fc.property(roleArb, checkArb, (role, permission) => {
      expect(passesGuard(person(role), { session: 'staff', permission })).toBe(
        passesCheck(person(role), permission),
      );
      expect(passesGuard(person(role), { session: 'staff' })).toBe(true);
    }),
  );
});

describe('default entries', () => {
  test('an admin holds everything', () => {
    for (const tab of TABS) {
      for (const resource of PERMISSION_TABLE[tab]) {
        for (const action of ACTIONS) expect(can(person('admin'), tab, resource, action)).toBe(true);
      }
    }
  });

  test('hr runs the people, reads the payroll and enters no administration', () => {
    expect(can(person('hr'), 'hrOperations', 'addEmployee', 'create')).toBe(true);
    expect(can(person('hr'), 'finance', 'payrollTable', 'read')).toBe(true);
    expect(can(person('hr'), 'finance', 'payrollTable', 'approve')).toBe(false);
    expect(can(person('hr'), 'admin')).toBe(false);
  });

  test('a team leader approves attendance and leave and adds no employee', () => {
    expect(can(person('teamLeader'), 'hrOperations', 'attendence', 'approve')).toBe(true);
    expect(can(person('teamLeader'), 'hrOperations', 'leave', 'update')).toBe(false);
    expect(can(person('teamLeader'), 'hrOperations', 'addEmployee', 'read')).toBe(false);
  });

  test('an employee has the calendar, a client nothing', () => {
    expect(TABS.filter((tab) => can(person('employee'), tab))).toEqual(['calendar']);
    expect(TABS.filter((tab) => can(person('client'), tab))).toEqual([]);
  });
});
