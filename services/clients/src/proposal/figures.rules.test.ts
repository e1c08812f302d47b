import { canonicalJson, contentHash } from './content-hash.rules.js';
import { expiresAt } from './expiry.rules.js';
import { proposalNumber, sayVersion } from './proposal-number.rules.js';
import type { PricedProposal } from '@atrium/contracts';
import { supplyOf } from '@atrium/contracts';
import { totalsOf } from '@atrium/contracts';

const priced = (given: Partial<PricedProposal>): PricedProposal => ({
  currency: 'INR',
  supply: 'interState',
  pricesIncludeTax: false,
  roundTo: 1,
  discount: null,
  items: [{ qty: '1', unitPrice: 1000, taxRate: '18' }],
  ...given,
});

test('the first thing wrong is named, and lines come before the document', () => {
  const wrong = { qty: '1', unitPrice: -1, taxRate: '101' };
  const items = [...priced({}).items, wrong];
  expect(totalsOf(priced({ items, discount: { amount: 9999 } }))).toEqual({
    error: { path: 'items.1.unitPrice', code: 'PRICE_NEGATIVE' },
  });
  expect(totalsOf(priced({ discount: { percent: '100.01' } }))).toEqual({
    error: { path: 'discount', code: 'DISCOUNT_TOO_LARGE' },
  });
});

test('a figure that no longer fits is refused, that of the whole contract too', () => {
  const large = { qty: '1', unitPrice: Number.MAX_SAFE_INTEGER, taxRate: '0' };
  expect(totalsOf(priced({ items: [large] }))).toMatchObject({ total: Number.MAX_SAFE_INTEGER });
  const tooLarge = { error: { path: 'total', code: 'TOTAL_TOO_LARGE' } };
  expect(totalsOf(priced({ items: [{ ...large, taxRate: '1' }] }))).toEqual(tooLarge);
  expect(totalsOf(priced({ items: [{ ...large, recurrence: 'month', periods: 2 }] }))).toEqual(tooLarge);
});

test('a negative discount is no discount', () => {
  expect(() => totalsOf(priced({ discount: { amount: -1 } }))).toThrow(RangeError);
});

test('one percent is small even where it rounds to nothing, and more than all of nothing is too much', () => {
  const free = [{ qty: '1', unitPrice: 0, taxRate: '18', discount: { percent: '101' } }];
  expect(totalsOf(priced({ items: free }))).toEqual({
    error: { path: 'items.0.discount', code: 'DISCOUNT_TOO_LARGE' },
  });
});

test.each([
  [
    { companyCountry: 'US', companyGstin: null },
    { placeOfSupply: null, supply: 'single' },
  ],
  [{ companyGstin: '04AAA' }, { placeOfSupply: '04', supply: 'inUnionTerritory' }],
  [
    { companyGstin: '27AAA', clientGstin: '29BBB', placeOverride: '27' },
    { placeOfSupply: '27', supply: 'inState' },
  ],
  [
    { companyGstin: '27AAA', clientState: '27', clientIsSez: true, underLut: true },
    { placeOfSupply: '27', supply: 'zeroRated' },
  ],
  [
    { companyGstin: '27AAA', clientCountry: 'AE' },
    { placeOfSupply: '96', supply: 'interState' },
  ],
])('supply of %j', (given, found) => expect(supplyOf(given)).toEqual(found));

test('numbers follow the financial year, and none is longer than 16 characters', () => {
  const series = { series: 'PROP', yearStartsMonth: 1, timezone: 'Asia/Kolkata' };
  expect(proposalNumber(series, '2025-12-31T18:30:00Z', 7)).toBe('PROP/2026/0007');
  expect(proposalNumber({ ...series, series: 'QUOTE', yearStartsMonth: 4 }, '2026-01-01T00:00:00Z', 1)).toBe(
    'QUOTE/25-26/0001',
  );
  expect(
    proposalNumber({ ...series, series: 'QUOTES', yearStartsMonth: 4 }, '2026-01-01T00:00:00Z', 1),
  ).toBeNull();
  expect(sayVersion('Q/25-26/0001', 1)).toBe('Q/25-26/0001');
  expect(sayVersion('Q/25-26/0001', 2)).toBe('Q/25-26/0001 v2');
});

test('a day whose midnight is skipped ends at its first instant', () => {
  // Clocks in Beirut go from 00:00 to 01:00 on 2026-03-29.
  expect(expiresAt({ validUntil: '2026-03-28', timezone: 'Asia/Beirut' })).toBe('2026-03-28T22:00:00Z');
});

test('the same content in another order has the same hash; what JSON cannot hold has none', () => {
  expect(contentHash({ a: 1, b: [{ d: 'x', c: null }] })).toBe(
    contentHash({ b: [{ c: null, d: 'x' }], a: 1 }),
  );
  expect(contentHash({ total: 100 })).not.toBe(contentHash({ total: 101 }));
  expect(canonicalJson({ b: -0, 10: true, 9: '"' })).toBe('{"10":true,"9":"\\"","b":0}');
  expect(() => canonicalJson('\uD800')).toThrow(RangeError);
  expect(() => canonicalJson(Number.NaN)).toThrow(RangeError);
});
