import { claimRest } from './claim-rest.rules.js';

const rest = (yearlyLimit: number, claimed: number) => ({
  code: 'FUEL',
  typeId: 'fuel',
  title: 'Fuel',
  yearlyLimit,
  claimed,
});
const amountOf = (...given: Parameters<typeof claimRest>) => claimRest(...given)?.amount ?? 0;

test('each month of service in the tax year gives a twelfth, less what was claimed, and never below nothing', () => {
  const always = { joined: null, left: null };
  expect(amountOf(rest(1_200_000, 0), '2027-03', always)).toBe(1_200_000);
  expect(amountOf(rest(1_200_000, 450_000), '2027-03', always)).toBe(750_000);
  expect(amountOf(rest(1_200_000, 1_200_000), '2027-03', always)).toBe(0);
  expect(amountOf(rest(1_200_000, 600_000), '2026-05', { joined: null, left: '2026-05-02' })).toBe(0);
  expect(amountOf(rest(1_200_000, 0), '2026-05', { joined: null, left: '2026-05-02' })).toBe(200_000);
  expect(amountOf(rest(1_200_000, 0), '2027-03', { joined: '2027-03-31', left: null })).toBe(100_000);
  expect(amountOf(rest(1_000_000, 0), '2027-03', { joined: '2027-03-31', left: null })).toBe(83_300);
});

test('by another way of counting, in paise, it is the same for every limit, claim and month', () => {
  for (let joins = 4; joins <= 15; joins += 1)
    for (const limit of [1, 99_999, 1_200_000, 2_345_678])
      for (const claimed of [0, 1, 50_000, limit]) {
        const month =
          joins > 12
            ? `2027-${String(joins - 12).padStart(2, '0')}`
            : `2026-${String(joins).padStart(2, '0')}`;
        const left = limit * (16 - joins) - claimed * 12;
        const expected = left <= 0 ? 0 : Math.floor((left + 600) / 1200) * 100;
        expect(amountOf(rest(limit, claimed), '2027-03', { joined: `${month}-15`, left: null })).toBe(
          expected,
        );
      }
});
