import { z } from 'zod';
import * as contracts from '../index.js';
import { companyNameSchema, lineSchema, personNameSchema } from '../index.js';

const faultOf = (schema: z.ZodType, value: string) => schema.safeParse(value).error?.issues[0]?.message;
const UNSEEN = 'Leave out line breaks and invisible characters.';
const ADDRESS = 'A name cannot contain a web address. Put a space after a full stop.';

test.each(['Asha\r\nBcc: all@evil.test', 'A\u0000', 'A\u001b[2J', 'A\u2028b', 'A\ud800'])(
  '%j is no line',
  (line) => {
    expect(faultOf(lineSchema(80), line)).toBe(UNSEEN);
  },
);

test.each([
  ['Asha\u202eoaR', 'AshaoaR'],
  ['\u202a+91 98123 45678\u202c', '+91 98123 45678'],
  ['Asha\u2067', 'Asha'],
  ['A\u200bsha\u00adRao', 'AshaRao'],
  ['\ufeffAsha\tRao\u00a0', 'Asha Rao'],
  ['می‌خواهم', 'می‌خواهم'],
])('%j is pasted as %j', (pasted, line) => {
  expect(lineSchema(80).parse(pasted)).toBe(line);
});

test.each([
  'evil.example',
  'Win now: EVIL.click/x',
  'https://evil',
  'www.evil',
  'Asha (asha@evil.example)',
  'evil。com',
  'भेंट.भारत',
  'x.com',
  't.co',
  'evil.a.xyz',
  '10.0.0.1.example',
  'xn--80ak.xn--p1ai',
])('%j is no name in a mail', (name) => {
  expect([faultOf(personNameSchema, name), faultOf(companyNameSchema, name)]).toEqual([ADDRESS, ADDRESS]);
});

test.each([
  'Dr. S.K. Rao',
  'S.K.Narayanan',
  "Mary-Jane O'Neil",
  'क्षितिज',
  'محمّد',
  'می‌خواهم',
  'Søren',
  '山田',
  'Acme Pvt. Ltd.',
  'Studio 2.0',
  'Kettle & Sons (India)',
  'J. R. R. Tolkien, Jr.',
  'No.1 Traders',
  'A/B Works',
])('%j is a name', (name) => {
  expect([faultOf(personNameSchema, name), faultOf(companyNameSchema, name)]).toEqual([undefined, undefined]);
});

test('an endless name is refused for its length, at once', () => {
  const started = process.cpuUsage().user;
  expect(faultOf(personNameSchema, 'a1.'.repeat(300_000))).toBe('Use at most 80 characters.');
  expect(process.cpuUsage().user - started).toBeLessThan(500_000);
});

/** Names of one-line text fields in requests, without search fields and codes of apps. */
const NOT_WRITTEN = /Query|^re(mote|solved)/;
const LINE = /^(name|\w*Name|title|designation|department|city|state|postalCode|addressLine\d)$/;

const unwrap = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema;

const isInput = (schema: unknown): schema is z.ZodObject =>
  schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodNever;

const lines = Object.entries(contracts).flatMap(([contract, schema]) =>
  isInput(schema) && !NOT_WRITTEN.test(contract)
    ? Object.entries(schema.shape as Record<string, z.ZodType>)
        .filter(([field, type]) => LINE.test(field) && unwrap(type) instanceof z.ZodString)
        .map(([field, type]): [string, z.ZodType] => [`${contract}.${field}`, type])
    : [],
);

test('every name and title that the API takes is a line', () => {
  expect(lines.length).toBeGreaterThan(15);
  const open = lines.filter(([, type]) =>
    ['a name\r\nof two', 'a name\u202e', 'a\u0000name'].some((text) => {
      const { data } = type.safeParse(`${text}x`);
      return data !== undefined && data !== lineSchema(500).safeParse(data).data;
    }),
  );
  expect(open.map(([field]) => field)).toEqual([]);
});
