import {
  ACTIONS,
  can,
  DEFAULT_ENTRIES,
  PERMISSION_TABLE,
  ROLES,
  TABS,
  type PermissionEntry,
  type PermissionResource,
} from '@atrium/contracts';
import fc from 'fast-check';
import {
  FULL,
  grants,
  grantsOf,
  kindOf,
  restricted,
  toEntries,
  toggle,
  toValues,
} from './permission-values.rules.js';
import { sayValue } from './permission-values.format.js';

const entry = fc.constantFrom(...TABS).chain((tab) => {
  const names = PERMISSION_TABLE[tab] as readonly string[];
  const resources =
    names.length === 0
      ? fc.constant<PermissionResource[]>([])
      : fc.uniqueArray(
          fc.record({
            resource: fc.constantFrom(...names),
            actions: fc.uniqueArray(fc.constantFrom(...ACTIONS), { minLength: 1 }),
          }),
          { selector: ({ resource }) => resource },
        );
  return fc.oneof(
    fc.constant<PermissionEntry>({ tab, accessType: 'fullAccess', resources: [] }),
    resources.map((each): PermissionEntry => ({ tab, accessType: 'restricted', resources: each })),
  );
});
const entries = fc.uniqueArray(entry, { selector: ({ tab }) => tab });

/** Ignores the order. */
const plain = (given: readonly PermissionEntry[]) =>
  given
    .map(({ tab, accessType, resources }) => ({
      tab,
      accessType,
      resources: Object.fromEntries(
        resources.map(({ resource, actions }) => [resource, [...actions].sort()]),
      ),
    }))
    .sort((one, other) => one.tab.localeCompare(other.tab));

test('entries come back from the form as they went in', () => {
  fc.assert(fc.property(entries, (given) => expect(plain(toEntries(toValues(given)))).toEqual(plain(given))));
});

test('a box ticked and unticked leaves no trace', () => {
  fc.assert(
    fc.property(
      entries,
      fc.constantFrom(...TABS),
      fc.nat(),
      fc.constantFrom(...ACTIONS),
      (given, tab, at, action) => {
        const names = PERMISSION_TABLE[tab] as readonly string[];
        const resource = names[at % Math.max(1, names.length)];
        const value = toValues(given)[tab];
        if (!resource || kindOf(value) !== 'only') return;
        const once = toggle(tab, value, { resource, action });
        expect(once).not.toBe(value);
        expect(toggle(tab, once, { resource, action })).toBe(value);
      },
    ),
  );
});

test('a box is ticked where the permission check says yes', () => {
  fc.assert(
    fc.property(entries, (given) => {
      const values = toValues(given);
      for (const tab of TABS.filter((each) => each !== 'calendar' && each !== 'settings')) {
        for (const resource of PERMISSION_TABLE[tab]) {
          for (const action of ACTIONS)
            expect(grants(values[tab], resource, action)).toBe(
              can({ role: 'employee', permissions: given }, tab, resource, action),
            );
        }
      }
    }),
  );
});

test.each(ROLES)('what the role %s brings can be said', (role) => {
  for (const [tab, value] of Object.entries(toValues(DEFAULT_ENTRIES[role])))
    expect(sayValue([], tab, value)).not.toBe('');
});

test('values are read as they are written', () => {
  const value = toggle('hrOperations', restricted('hrOperations'), {
    resource: 'leave',
    action: 'approve',
  });
  expect(value).toBe('only leave=approve');
  expect([...grantsOf(value)]).toEqual([['leave', new Set(['approve'])]]);
  expect([kindOf(FULL), kindOf(restricted('calendar')), kindOf('none')]).toEqual(['full', 'only', 'none']);
  const hr = { tab: 'hrOperations' as const, title: 'HR operations' };
  const tabs = [{ ...hr, resources: [{ resource: 'leave', title: 'Leave' }] }];
  expect(sayValue(tabs, 'hrOperations', value)).toBe('Leave: Approve');
});
