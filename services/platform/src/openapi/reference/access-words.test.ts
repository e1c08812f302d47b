import type { AccessRule } from '../../access/access.decorator.js';
import { accessInWords } from './access-words.js';

const attendance = { tab: 'hrOperations', resource: 'attendence', action: 'read' } as const;
test.each<[AccessRule, string]>([
  [{ session: 'public' }, 'Everyone; no session needed.'],
  [{ session: 'any' }, 'Every signed-in person, clients too.'],
  [{ session: 'staff' }, 'All staff.'],
  [
    { session: 'staff', permission: attendance, selfService: true, remote: 'hr' },
    'Staff with the permission hrOperations / attendence / read. Every member of staff for their own records. Only while the app hr is on.',
  ],
  [
    { session: 'staff', allowedRoles: ['admin'], permission: { anyOf: [attendance, { tab: 'admin' }] } },
    'Staff with the roles admin and one of the permissions hrOperations / attendence / read, admin.',
  ],
])('%j in words', (rule, words) => {
  expect(accessInWords(rule)).toBe(words);
});
