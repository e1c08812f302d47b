import fc from 'fast-check';
import { DEFAULT_ENTRIES } from './default-entries.js';
import { holdsAll } from './holds.js';
import { can, type PermissionEntry } from './permission.js';
import { ACTIONS, PERMISSION_TABLE, TABS } from './permission-table.js';
import { ROLES } from './roles.js';

const RESOURCES = [...new Set(Object.values(PERMISSION_TABLE).flat())];
const resourceArb = fc.record({
  resource: fc.constantFrom(...RESOURCES),
  actions: fc.subarray([...ACTIONS]),
});
const entriesArb: fc.Arbitrary<PermissionEntry[]> = fc.uniqueArray(
  fc.record({
    tab: fc.constantFrom(...TABS),
    accessType: fc.constantFrom('fullAccess' as const, 'restricted' as const),
    resources: fc.uniqueArray(resourceArb, { maxLength: 4, selector: ({ resource }) => resource }),
  }),
  { maxLength: 6, selector: ({ tab }) => tab },
);
const holder = (permissions: PermissionEntry[]) => ({ role: 'employee' as const, permissions });

test('whoever gets held entries can do nothing that the giver cannot', () => {
  const questionArb = fc.record({
    tab: fc.constantFrom(...TABS),
    resource: fc.constantFrom(undefined, ...RESOURCES),
    action: fc.constantFrom(undefined, ...ACTIONS),
  });
  fc.assert(
    fc.property(entriesArb, entriesArb, fc.array(questionArb), (held, given, questions) => {
      fc.pre(holdsAll(holder(held), given));
      for (const { tab, resource, action } of questions) {
        if (can(holder(given), tab, resource, action)) {
          expect(can(holder(held), tab, resource, action)).toBe(true);
        }
      }
    }),
  );
});

test('everybody holds their own entries and any part of them', () => {
  fc.assert(
    fc.property(entriesArb, (entries) => {
      expect(holdsAll(holder(entries), entries)).toBe(true);
      expect(holdsAll(holder(entries), entries.slice(1))).toBe(true);
    }),
  );
});

test('one action more than held is too much', () => {
  const entry = (...actions: ('read' | 'create')[]): PermissionEntry[] => [
    { tab: 'hrOperations', accessType: 'restricted', resources: [{ resource: 'hiring', actions }] },
  ];
  expect(holdsAll(holder(entry('read')), entry('read'))).toBe(true);
  expect(holdsAll(holder(entry('read')), entry('read', 'create'))).toBe(false);
  expect(
    holdsAll(holder(entry('read')), [{ tab: 'hrOperations', accessType: 'fullAccess', resources: [] }]),
  ).toBe(false);
});

test('an admin holds what every role brings, and nobody else holds what an admin has', () => {
  for (const role of ROLES) {
    expect(holdsAll({ role: 'admin', permissions: DEFAULT_ENTRIES.admin }, DEFAULT_ENTRIES[role])).toBe(true);
    const person = { role, permissions: DEFAULT_ENTRIES[role] };
    expect(holdsAll(person, DEFAULT_ENTRIES.admin)).toBe(role === 'admin');
  }
});
