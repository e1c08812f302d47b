import { rulePackSchema, type RegimeRules, type RulePack, type RulePackInput } from '@atrium/contracts';
import { rupees } from './pack-amount.rules.js';

const rate = (from: number, percent: string) => ({ above: rupees(from), percent });

const NEW_REGIME: RegimeRules = {
  slabs: [
    rate(400_000, '5'),
    rate(800_000, '10'),
    rate(1_200_000, '15'),
    rate(1_600_000, '20'),
    rate(2_000_000, '25'),
    rate(2_400_000, '30'),
  ],
  slabsFromAge: [],
  standardDeduction: rupees(75_000),
  rebate: { upTo: rupees(1_200_000), most: rupees(60_000), relief: true },
  surcharge: [rate(5_000_000, '10'), rate(10_000_000, '15'), rate(20_000_000, '25')],
  deductions: null,
};

const UPPER_OLD_SLABS = [rate(500_000, '20'), rate(1_000_000, '30')];

const OLD_REGIME: RegimeRules = {
  slabs: [rate(250_000, '5'), ...UPPER_OLD_SLABS],
  slabsFromAge: [
    { age: 60, slabs: [rate(300_000, '5'), ...UPPER_OLD_SLABS] },
    { age: 80, slabs: UPPER_OLD_SLABS },
  ],
  standardDeduction: rupees(50_000),
  rebate: { upTo: rupees(500_000), most: rupees(12_500), relief: false },
  surcharge: [...NEW_REGIME.surcharge, rate(50_000_000, '37')],
  deductions: {
    investmentsMost: rupees(150_000),
    // Of the family and of the parents, both of them seniors.
    healthInsuranceMost: rupees(100_000),
    rentAboveSalaryPercent: '10',
    rentMetroPercent: '50',
    rentOtherPercent: '40',
  },
};

const providentFund = (ceiling: number) => ({
  employeePercent: '12',
  employerPercent: '12',
  pensionPercent: '8.33',
  pensionEndsAtAge: 58,
  insurancePercent: '0.5',
  administrationPercent: '0.5',
  ceiling: rupees(ceiling),
  byDay: true,
});

const STATE_INSURANCE = {
  employeePercent: '0.75',
  employerPercent: '3.25',
  ceiling: rupees(21_000),
  disabilityCeiling: rupees(25_000),
  freeDailyWage: rupees(176),
  periodsFrom: [4, 10],
};

const GRATUITY = {
  days: 15,
  monthDays: 26,
  yearAboveMonths: 6,
  minimumYears: 5,
  minimumYearsFixedTerm: 5,
  most: rupees(2_000_000),
};

/** The Finance Act 2026 has left the rates of the year before as they were. */
const INCOME_TAX = {
  new: NEW_REGIME,
  old: OLD_REGIME,
  cessPercent: '4',
  roundedTo: rupees(10),
  withoutPanPercent: '20',
};

const unconfirmed = { state: null, to: null, enteredBy: null, approvedBy: null };
/** The day before the Codes of labour law came into force. */
const BEFORE_CODES = '2025-11-20';

const PACKS: RulePackInput[] = [
  {
    ...unconfirmed,
    kind: 'codeWages',
    from: '2025-04-01',
    to: BEFORE_CODES,
    data: { leastPercent: '0', mostDeductedPercent: '50' },
    source: 'EPF Act 1952, s.2(b) and 6: basic pay and dearness allowance; Payment of Wages Act 1936, s.7(3)',
  },
  {
    ...unconfirmed,
    kind: 'codeWages',
    from: '2025-11-21',
    data: { leastPercent: '50', mostDeductedPercent: '50' },
    source: 'Code on Wages 2019, s.2(y) and s.18(3), in force 21 November 2025',
  },
  {
    ...unconfirmed,
    kind: 'providentFund',
    from: '2014-09-01',
    to: '2026-09-16',
    data: providentFund(15_000),
    source: 'EPF Scheme 1952, para. 2(f) and 29; EPS 1995; ceiling by G.S.R. 608(E) of 22 August 2014',
  },
  {
    ...unconfirmed,
    kind: 'providentFund',
    from: '2026-09-17',
    data: providentFund(25_000),
    source: 'S.O. 5109(E), after frappe/india-payroll issue 109; not seen in the gazette',
  },
  {
    ...unconfirmed,
    kind: 'stateInsurance',
    from: '2019-07-01',
    to: BEFORE_CODES,
    data: { ...STATE_INSURANCE, leastPercent: '100' },
    source:
      'ESI Act 1948, s.2(22): all remuneration; ESI (Central) Rules 1950, rules 50 to 52, of 1 July 2019',
  },
  {
    ...unconfirmed,
    kind: 'stateInsurance',
    from: '2025-11-21',
    data: STATE_INSURANCE,
    source:
      'ESI (Central) Rules 1950, rules 50 to 52, rates of 1 July 2019; the daily 176 unconfirmed under the Code',
  },
  {
    ...unconfirmed,
    kind: 'gratuity',
    from: '2018-03-29',
    to: BEFORE_CODES,
    data: GRATUITY,
    source: 'Payment of Gratuity Act 1972, s.4, with a fixed term as well; S.O. 1420(E) of 29 March 2018',
  },
  {
    ...unconfirmed,
    kind: 'gratuity',
    from: '2025-11-21',
    data: { ...GRATUITY, minimumYearsFixedTerm: 1 },
    source:
      'Code on Social Security 2020, s.53, in force 21 November 2025; most by S.O. 1420(E) of 29 March 2018',
  },
  {
    ...unconfirmed,
    kind: 'incomeTax',
    from: '2025-04-01',
    to: '2026-03-31',
    data: INCOME_TAX,
    source:
      'Income-tax Act 1961, s.115BAC(1A), 16, 80C, 80D, 87A, 192, 206AA, 288A and 288B, as amended by the Finance Act 2025',
  },
  {
    ...unconfirmed,
    kind: 'incomeTax',
    from: '2026-04-01',
    data: INCOME_TAX,
    source: 'Income-tax Act 2025, s.202, 123, 126, 156, 19(1), 392 and 516; Finance Act 2026, s.3',
  },
];

/** Rules of the whole country, to be confirmed by two people of the company. */
export const COUNTRY_PACKS: readonly RulePack[] = PACKS.map((pack) => rulePackSchema.parse(pack));
