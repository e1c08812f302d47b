import { DEFAULT_ENTRIES, ROLES, type RouteGuard } from '@atrium/contracts';
import { countPeople } from './app.rules.js';

const groups = ROLES.map((role, index) => ({
  role,
  permissions: DEFAULT_ENTRIES[role],
  people: 10 ** index,
}));
const count = (...guards: RouteGuard[]) =>
  countPeople(
    { routes: guards.map((guard) => ({ path: 'a', title: 'A', layout: 'full' as const, guard })) },
    groups,
  );

// Digits from the right: admin, hr, teamLeader, employee, client.
test.each<[number, RouteGuard[]]>([
  [0, []],
  [1111, [{ session: 'staff' }]],
  [10000, [{ session: 'client' }]],
  [11111, [{ session: 'public' }]],
  [0, [{ session: 'guest' }]],
  [11, [{ session: 'staff', permission: { tab: 'finance' } }]],
  [1111, [{ session: 'staff', permission: { tab: 'finance' }, selfService: true }]],
  [100, [{ session: 'staff', allowedRoles: ['teamLeader', 'client'] }]],
  [10011, [{ session: 'staff', permission: { tab: 'finance' } }, { session: 'client' }]],
])('%i people of each kind can open %j', (people, guards) => {
  expect(count(...guards)).toBe(people);
});
