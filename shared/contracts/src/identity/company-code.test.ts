import fc from 'fast-check';
import {
  COMPANY_CODE_RESERVED,
  COMPANY_CODE_RULE,
  companyCodeSchema,
  RESERVED_CODES,
} from './company-code.js';

const reasonFor = (code: string) => companyCodeSchema.safeParse(code).error?.issues[0]?.message;

test.each(['abc', 'northwind-studio', 'a1-', `a${'b'.repeat(31)}`])('%s is a company code', (code) => {
  expect(companyCodeSchema.parse(code)).toBe(code);
});

test.each(['', 'ab', '1abc', '-abc', 'ab c', 'ab_c', 'ab.c', 'ab/c', 'éclair', `a${'b'.repeat(32)}`])(
  '"%s" is ill-formed',
  (code) => {
    expect(reasonFor(code)).toBe(COMPANY_CODE_RULE);
  },
);

test.each([...RESERVED_CODES, 'SIGNUP', ' Admin '])('%s is reserved', (code) => {
  expect(reasonFor(code)).toBe(COMPANY_CODE_RESERVED);
});

test('codes are compared in lower case, without spaces around', () => {
  expect(companyCodeSchema.parse('  AcMe ')).toBe('acme');
});

test('whatever is accepted is safe as the first part of an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const parsed = companyCodeSchema.safeParse(text);
      if (parsed.success) expect(parsed.data).toMatch(/^[a-z][a-z0-9-]{2,31}$/);
    }),
  );
});
