import type { AccessRule } from '../../access/access.decorator.js';
import { accessInWords } from './access-words.js';
import { schemaRows } from './schema-rows.rules.js';

test('the fields of an object stand from the outside in, with their rules', () => {
  const rows = schemaRows({
    type: 'object',
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        maxItems: 50,
        items: {
          type: 'object',
          required: ['id'],
          properties: {
            id: { type: 'string', format: 'uuid' },
            state: { type: 'string', enum: ['in', 'out'], default: 'in' },
            note: { type: 'string', nullable: true, minLength: 1, maxLength: 80 },
          },
        },
      },
      version: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    },
  });
  expect(rows).toEqual([
    { name: 'items', type: 'list of object', required: true, rules: 'at most 50 entries' },
    { name: 'items[].id', type: 'uuid', required: true, rules: '' },
    { name: 'items[].state', type: 'string', required: false, rules: 'in, out; default "in"' },
    {
      name: 'items[].note',
      type: 'string or null',
      required: false,
      rules: 'at least 1, at most 80 characters',
    },
    { name: 'version', type: 'integer', required: false, rules: 'at least 0' },
  ]);
});

test('the fields of every variant of a body are there', () => {
  const variant = (name: string) => ({ type: 'object', properties: { [name]: { const: name } } });
  expect(schemaRows({ anyOf: [variant('mail'), variant('phone')] }).map(({ name }) => name)).toEqual([
    'mail',
    'phone',
  ]);
});

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
