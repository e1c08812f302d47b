import fc from 'fast-check';
import { COUNTRY_PACKS } from '../pack/country-packs.seed.js';
import { STATE_PACKS } from '../pack/state-packs.seed.js';
import { personOf, type GivenPerson, type Monthly } from '../testing/payroll-case.mapper.js';
import { SecondCalculator, type Figures } from '../testing/second-calculator.factory.js';
import { inRupees } from './pay-amount.rules.js';
import { payHistory } from './pay-history.rules.js';
import { RULE_LINES, totalOfCode } from './pay-line.rules.js';

const PACKS = [...COUNTRY_PACKS, ...STATE_PACKS];
const PEOPLE = process.env['ATRIUM_TEST_FULL'] === '1' ? 10_000 : 2_000;

const MONTHS = ['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2026-${month}`);
MONTHS.push('2027-01', '2027-02', '2027-03');

const month = fc.constantFrom(...MONTHS);
const day = fc
  .tuple(month, fc.integer({ min: 1, max: 28 }))
  .map(([of, number]) => `${of}-${String(number).padStart(2, '0')}`);
/** Many are about to reach an age that rules ask for. */
const birthDay = fc
  .tuple(
    fc.oneof(fc.integer({ min: 1936, max: 2005 }), fc.constantFrom(1946, 1947, 1966, 1967, 1968, 1969)),
    day,
  )
  .map(([year, of]) => `${String(year)}${of.slice(4)}`);
const maybe = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(of, { nil: undefined, freq: 2 });

/** Most at pay where rules have their bounds, some far above. */
const basic = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 3_000, max: 60_000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 50_000, max: 300_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 300_000, max: 6_000_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(7_500, 10_000, 15_000, 21_000, 25_000, 30_000, 102_000, 106_250) },
);
const monthly: fc.Arbitrary<Monthly> = fc
  .record({ basic, da: fc.nat(30), hra: fc.nat(60), special: fc.nat(200) })
  .map((parts) => ({
    basic: parts.basic,
    da: Math.floor((parts.basic * parts.da) / 100),
    hra: Math.floor((parts.basic * parts.hra) / 100),
    special: Math.floor((parts.basic * parts.special) / 100),
  }));

const revision = fc
  .record({ from: month, decided: month, monthly })
  .map((each) => ({ ...each, decided: each.decided < each.from ? each.from : each.decided }));

const amount = (code: string) =>
  fc.record({ month, code: fc.constant(code), amount: fc.integer({ min: 1, max: 900_000 }) });

const person: fc.Arbitrary<GivenPerson> = fc
  .record(
    {
      state: fc.constantFrom(
        'Maharashtra',
        'Karnataka',
        'Telangana',
        'Gujarat',
        'Madhya Pradesh',
        'Tamil Nadu',
        'Kerala',
        'Haryana',
        'Andhra Pradesh',
        'Odisha',
      ),
      gender: fc.constantFrom('male' as const, 'female' as const),
      regime: fc.constantFrom('new' as const, 'old' as const),
      regimeChanges: fc.oneof(
        { weight: 3, arbitrary: fc.constant<GivenPerson['regimeChanges']>([]) },
        fc
          .record({ from: month, regime: fc.constantFrom('new' as const, 'old' as const) })
          .map((one) => [one]),
      ),
      monthly,
      month,
      lop: fc.dictionary(
        month,
        fc.integer({ min: 0, max: 60 }).map((halves) => halves / 2),
        { maxKeys: 3 },
      ),
      joined: maybe(day),
      left: maybe(day),
      leftKnown: maybe(month),
      previousEmployer: maybe(fc.record({ taxableSalary: fc.nat(3_000_000), tds: fc.nat(300_000) })),
      revisions: fc.array(revision, { maxLength: 3 }),
      oneOff: fc.array(amount('BONUS'), { maxLength: 2 }),
      recoveries: fc.array(amount('ADVANCE'), { maxLength: 1 }),
      declarations: fc.record({ section80C: fc.nat(200_000), healthInsurance: fc.nat(100_000) }),
      metro: fc.boolean(),
      rentMonthly: fc.oneof(fc.constant(0), fc.nat(80_000)),
      pfMode: fc.constantFrom('capped' as const, 'capped' as const, 'actual' as const, 'none' as const),
      epsMember: fc.boolean(),
      vpfPercent: fc.constantFrom(0, 0, 5, 12),
      birthDate: birthDay,
      hasPan: fc.constantFrom(true, true, true, false),
      hasDisability: fc.constantFrom(false, false, false, true),
      loans: fc.array(amount('LOAN'), { maxLength: 2 }),
      keptLoans: fc.array(
        fc.record({
          month,
          code: fc.constant('KEPT'),
          instalment: fc.integer({ min: 1, max: 60_000 }),
          movedOn: fc.oneof(fc.constant(0), fc.nat(30_000)),
          balance: fc.integer({ min: 1, max: 500_000 }),
        }),
        { maxLength: 1 },
      ),
    },
    { requiredKeys: ['state', 'monthly', 'month'] },
  )
  .map(employedInMonth);

/** Somebody is paid in the month that is asked for, and leaves after they have joined. */
function employedInMonth({ joined, left, leftKnown, ...given }: GivenPerson): GivenPerson {
  const ends = left !== undefined && left.slice(0, 7) >= given.month ? left : undefined;
  const begins = joined !== undefined && joined.slice(0, 7) <= given.month ? joined : undefined;
  const isOrdered = ends === undefined || begins === undefined || begins <= ends;
  const known =
    leftKnown !== undefined && ends !== undefined && leftKnown <= ends.slice(0, 7) ? leftKnown : undefined;
  return {
    ...given,
    ...(begins && { joined: begins }),
    ...(ends && isOrdered && { left: ends, ...(known && { leftKnown: known }) }),
  };
}

function figuresOf(given: GivenPerson): Figures {
  const slip = payHistory({ person: personOf(given), packs: PACKS }, given.month).at(-1)!;
  const sumOf = (...codes: string[]): number => totalOfCode(slip.lines, ...codes).valueOf();
  return {
    gross: inRupees(slip.gross).valueOf(),
    wagesTwice: 2 * sumOf(RULE_LINES.codeWages),
    epfEmployee: sumOf(RULE_LINES.fund, RULE_LINES.voluntaryFund),
    eps: sumOf(RULE_LINES.pension),
    epfEmployer: sumOf(RULE_LINES.fundEmployer),
    edli: sumOf(RULE_LINES.fundInsurance),
    esiEmployee: sumOf(RULE_LINES.insurance),
    esiEmployer: sumOf(RULE_LINES.insuranceEmployer),
    pt: sumOf(RULE_LINES.professionalTax),
    tds: sumOf(RULE_LINES.incomeTax),
    loans: sumOf('LOAN', 'KEPT'),
    net: inRupees(slip.net).valueOf(),
  };
}

test(`${String(PEOPLE)} people and months are computed alike by a second calculator`, () => {
  fc.assert(
    fc.property(person, (given) => {
      expect(figuresOf(given)).toEqual(new SecondCalculator(given).slip());
    }),
    { numRuns: PEOPLE },
  );
}, 600_000);
