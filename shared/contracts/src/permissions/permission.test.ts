import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { can, type PermissionEntry, type PermissionSubject } from './permission.js';
import { ACTIONS, PERMISSION_TABLE, TABS, type Action, type Tab } from './permission-table.js';
import { ROLES } from './roles.js';

interface Case {
  user: PermissionSubject | null;
  tab: Tab;
  resource?: string;
  action?: Action;
  allowed: boolean;
}

const file = new URL('./permission.cases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] };

const roleArb = fc.constantFrom(...ROLES);
const tabArb = fc.constantFrom(...TABS);
const actionArb = fc.constantFrom(...ACTIONS);
const RESOURCES = [...new Set(Object.values(PERMISSION_TABLE).flat())];
const entryArb: fc.Arbitrary<PermissionEntry> = fc.record({
  tab: tabArb,
  accessType: fc.constantFrom('fullAccess' as const, 'restricted' as const),
  resources: fc.array(
    fc.record({ resource: fc.constantFrom(...RESOURCES), actions: fc.subarray([...ACTIONS]) }),
    { maxLength: 3 },
  ),
});
const entriesArb = fc.array(entryArb, { maxLength: 5 });
const questionArb = fc.record({
  tab: tabArb,
  resource: fc.option(fc.constantFrom(...RESOURCES), { nil: undefined }),
  action: fc.option(actionArb, { nil: undefined }),
});

test('the table of cases is whole', () => {
  expect(cases).toHaveLength(400);
});

test.each(cases.map((given, index) => [index, given] as const))(
  'case %i of the specification',
  (_, given) => {
    expect(can(given.user, given.tab, given.resource, given.action)).toBe(given.allowed);
  },
);

test('nobody signed in and malformed permissions are denied, never thrown', () => {
  const malformed = fc.anything().filter((value) => !Array.isArray(value));
  fc.assert(
    fc.property(malformed, questionArb, (permissions, { tab, resource, action }) => {
      expect(can({ role: 'hr', permissions }, tab, resource, action)).toBe(false);
      expect(can(null, tab, resource, action)).toBe(false);
    }),
  );
});

test('entries of any content are answered with true or false', () => {
  const looseResource = fc.oneof(
    fc.constant(null),
    fc.record({ resource: fc.anything(), actions: fc.anything() }),
  );
  const looseEntry = fc.oneof(
    fc.constantFrom(null, undefined),
    fc.object(),
    fc.record({
      tab: fc.constant('hrOperations'),
      resources: fc.oneof(fc.anything(), fc.array(looseResource)),
    }),
  );
  fc.assert(
    fc.property(roleArb, fc.array(looseEntry), questionArb, (role, permissions, { resource, action }) => {
      expect(typeof can({ role, permissions }, 'hrOperations', resource, action)).toBe('boolean');
    }),
  );
});

test('who may do something with a resource may open its tab', () => {
  fc.assert(
    fc.property(roleArb, entriesArb, questionArb, (role, permissions, { tab, resource, action }) => {
      fc.pre(can({ role, permissions }, tab, resource, action));
      expect(can({ role, permissions }, tab)).toBe(true);
    }),
  );
});

test('a further entry for another tab takes nothing away', () => {
  fc.assert(
    fc.property(roleArb, entriesArb, entryArb, (role, entries, added) => {
      for (const tab of TABS) {
        if (can({ role, permissions: entries }, tab)) {
          expect(can({ role, permissions: [...entries, added] }, tab)).toBe(true);
        }
      }
    }),
  );
});

test('full access allows every resource and action of its tab', () => {
  const ordinary = TABS.filter((tab) => tab !== 'settings');
  fc.assert(
    fc.property(fc.constantFrom(...ordinary), fc.string(), actionArb, (tab, resource, action) => {
      const permissions: PermissionEntry[] = [{ tab, accessType: 'fullAccess', resources: [] }];
      expect(can({ role: 'employee', permissions }, tab, resource, action)).toBe(true);
    }),
  );
});
