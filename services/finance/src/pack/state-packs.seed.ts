import { rulePackSchema, type Money, type RulePack, type RulePackInput } from '@atrium/contracts';
import { above, rupees } from './pack-amount.rules.js';

const slab = (from: Money, amount: number) => ({ from, amount: rupees(amount) });
/** Another amount in one month, so that the year's sum is the law's. */
const but = (month: number, amount: number) => [{ month, amount: rupees(amount) }];

const PEER = 'frappe/india-payroll, September 2026; not seen in the state’s act';

type TaxInput = Extract<RulePackInput, { kind: 'professionalTax' }>;
type Slabs = TaxInput['data']['slabs'];

const monthly = (slabs: Slabs) => ({ cycle: 'month' as const, slabs });
const halfYearly = (slabs: Slabs) => ({ cycle: 'halfYear' as const, slabs });

const TELANGANA = monthly([slab(above(15_000), 150), slab(above(20_000), 200)]);
const MAHARASHTRA_TOP = { ...slab(above(10_000), 200), months: but(2, 300) };
const WEST_BENGAL = monthly([
  slab(above(10_000), 110),
  slab(above(15_000), 130),
  slab(above(25_000), 150),
  slab(above(40_000), 200),
]);

type TaxRules = Pick<TaxInput, 'data' | 'source'> & {
  from?: string;
  to?: string;
};

/** Until it was repealed: 1,500 a year up to 3 lakh, then 2,500, of which March takes the rest. */
const ODISHA = monthly([slab(above(13_333), 125), { ...slab(above(25_000), 200), months: but(3, 300) }]);

const PROFESSIONAL_TAX: Record<string, TaxRules | TaxRules[]> = {
  Maharashtra: {
    data: {
      cycle: 'month',
      slabs: [slab(above(7_500), 175), MAHARASHTRA_TOP],
      slabsOfWomen: [{ ...MAHARASHTRA_TOP, from: above(25_000) }],
    },
    source: 'Maharashtra Act XVI of 1975, Schedule I; women by the amendment of 1 April 2023',
  },
  Karnataka: {
    data: { cycle: 'month', slabs: [{ ...slab(rupees(25_000), 200), months: but(2, 300) }] },
    source: 'Karnataka Act 35 of 1976, Schedule, as amended from 1 April 2025',
  },
  Telangana: { data: TELANGANA, source: 'Telangana Act 22 of 1987, First Schedule' },
  'Andhra Pradesh': { data: TELANGANA, source: 'Andhra Pradesh Act 22 of 1987, First Schedule' },
  Gujarat: {
    data: monthly([slab(above(12_000), 200)]),
    source: 'Gujarat Act 11 of 1976, Schedule I, from 1 April 2022; at exactly 12,000 sources differ',
  },
  'Madhya Pradesh': {
    data: monthly([
      slab(above(18_750), 125),
      { ...slab(above(25_000), 166), months: but(3, 174) },
      { ...slab(above(33_333), 208), months: but(3, 212) },
    ]),
    source: 'Madhya Pradesh Vritti Kar Adhiniyam 1995, Schedule; March takes the rest of the year',
  },
  'West Bengal': {
    data: WEST_BENGAL,
    to: '2026-09-30',
    source:
      'West Bengal Act VI of 1979, Schedule, to September 2026; later bounds are unconfirmed and left out',
  },
  'Tamil Nadu': {
    data: halfYearly([
      slab(above(21_000), 180),
      slab(above(30_000), 425),
      slab(above(45_000), 930),
      slab(above(60_000), 1_025),
      slab(above(75_000), 1_250),
    ]),
    source: 'Greater Chennai Corporation, circular of 20 January 2025; other municipalities have their own',
  },
  Kerala: {
    data: halfYearly([
      slab(rupees(12_000), 320),
      slab(rupees(18_000), 450),
      slab(rupees(30_000), 600),
      slab(rupees(45_000), 750),
      slab(rupees(100_000), 1_000),
      slab(rupees(125_000), 1_250),
    ]),
    source: 'Kerala Municipality (Profession Tax) Rules, rates from 1 October 2024',
  },
  Odisha: [
    {
      data: ODISHA,
      to: '2026-03-31',
      source: 'Odisha State Tax on Professions, Trades, Callings and Employments Act 2000, Schedule',
    },
    { data: monthly([]), from: '2026-04-01', source: 'Odisha: repealed from 1 April 2026' },
  ],
};

const WITHOUT_TAX = [
  'Delhi',
  'Haryana',
  'Rajasthan',
  'Uttar Pradesh',
  'Uttarakhand',
  'Goa',
  'Himachal Pradesh',
];

interface FundRules {
  months: number[];
  employee: number;
  employer: number;
}

/** Amounts in paise, because Delhi has some. */
const WELFARE_FUNDS: Record<string, FundRules> = {
  Maharashtra: { months: [6, 12], employee: 2_500, employer: 7_500 },
  Gujarat: { months: [6, 12], employee: 600, employer: 1_200 },
  'Madhya Pradesh': { months: [6, 12], employee: 1_000, employer: 3_000 },
  'West Bengal': { months: [6, 12], employee: 300, employer: 3_000 },
  Odisha: { months: [6, 12], employee: 2_000, employer: 4_000 },
  Delhi: { months: [6, 12], employee: 75, employer: 225 },
  Karnataka: { months: [12], employee: 5_000, employer: 10_000 },
  'Tamil Nadu': { months: [12], employee: 2_000, employer: 4_000 },
  Telangana: { months: [12], employee: 200, employer: 500 },
  'Andhra Pradesh': { months: [12], employee: 3_000, employer: 7_000 },
  Haryana: { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], employee: 3_400, employer: 6_800 },
  Kerala: { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], employee: 5_000, employer: 5_000 },
};

const unconfirmed = { from: '2025-04-01', to: null, enteredBy: null, approvedBy: null };

const PACKS: RulePackInput[] = [
  ...Object.entries(PROFESSIONAL_TAX).flatMap(([state, rules]) =>
    [rules].flat().map((each) => ({
      ...unconfirmed,
      ...each,
      kind: 'professionalTax' as const,
      state,
    })),
  ),
  ...WITHOUT_TAX.map((state) => ({
    ...unconfirmed,
    kind: 'professionalTax' as const,
    state,
    data: monthly([]),
    source: `${state} levies no tax on professions`,
  })),
  ...Object.entries(WELFARE_FUNDS).map(([state, data]) => ({
    ...unconfirmed,
    kind: 'welfareFund' as const,
    state,
    data,
    source: PEER,
  })),
];

/** Rules of states, to be confirmed by two people of the company. */
export const STATE_PACKS: readonly RulePack[] = PACKS.map((pack) => rulePackSchema.parse(pack));
