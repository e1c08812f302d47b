import { z } from 'zod';
import { acceptsNull, isRequired } from './contract-field.rules.js';

const schema = z.strictObject({
  name: z.string().trim().min(1),
  kind: z.enum(['permanent', 'intern']),
  phone: z.string().min(6).nullable(),
  note: z.string(),
  nickname: z.string().min(2).optional(),
  address: z.object({ city: z.string().min(1) }),
});

test.each([
  ['name', true, false],
  ['kind', true, false],
  ['phone', false, true],
  ['note', false, false],
  ['nickname', false, false],
  ['address.city', true, false],
  ['unknown', false, false],
])('%s: required %s, takes null %s', (path, required, nullable) => {
  expect(isRequired(schema, path)).toBe(required);
  expect(acceptsNull(schema, path)).toBe(nullable);
});
