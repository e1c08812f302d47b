import type { LocalDay, Money, PayLine, RulePack, RulePackOf } from '@atrium/contracts';
import type Fraction from 'fraction.js';
import { findPack } from '../pack/rule-pack.rules.js';
import { inRupees, ZERO } from './pay-amount.rules.js';
import { inputOf, lineOf, RULE_LINES } from './pay-line.rules.js';
import { halfYearOf, monthNumber, type Month } from './pay-month.rules.js';
import type { PayPerson } from './pay.types.js';

type TaxPack = RulePackOf<'professionalTax'>;

export interface ProfessionalTaxMonth {
  person: Pick<PayPerson, 'state' | 'gender'>;
  month: Month;
  /** Paid in the month, and in the earlier months of its half year, in rupees. */
  gross: Fraction;
  earlierGross: Fraction;
  /** Somebody's last month is the last of their half year. */
  isLast: boolean;
}

export const professionalTaxPack = (
  { state }: Pick<PayPerson, 'state'>,
  month: Month,
  packs: readonly RulePack[],
): TaxPack | undefined => findPack(packs, { kind: 'professionalTax', state, day: firstOf(month) });

const firstOf = (month: Month): LocalDay => `${month}-01`;

/** What is due on what was paid, in rupees. A tax of half years is due with the last month of each. */
export function professionalTax(pack: TaxPack, given: ProfessionalTaxMonth): Fraction {
  const { person, month, gross, earlierGross, isLast } = given;
  const { cycle, slabs, slabsOfWomen } = pack.data;
  const isDue = cycle === 'month' || isLast || halfYearOf(month).to === month;
  if (!isDue) return ZERO;
  const pay = cycle === 'month' ? gross : gross.add(earlierGross);
  const own = person.gender === 'female' && slabsOfWomen !== null ? slabsOfWomen : slabs;
  return inRupees(slabAmount(own, pay, month));
}

function slabAmount(slabs: TaxPack['data']['slabs'], pay: Fraction, month: Month): Money {
  const slab = slabs.findLast(({ from }) => pay.gte(inRupees(from)));
  if (!slab) return 0;
  return slab.months.find((other) => other.month === monthNumber(month))?.amount ?? slab.amount;
}

export function professionalTaxLines(pack: TaxPack, given: ProfessionalTaxMonth): PayLine[] {
  const exact = professionalTax(pack, given);
  if (exact.equals(0)) return [];
  const ofHalfYear = pack.data.cycle === 'halfYear';
  return [
    lineOf({
      code: RULE_LINES.professionalTax,
      kind: 'deduction',
      formula: `slab("professionalTax", ${ofHalfYear ? 'GROSS + EARLIER_GROSS' : 'GROSS'})`,
      inputs: [
        inputOf('GROSS', given.gross, ['line', 'GROSS']),
        ...(ofHalfYear
          ? [inputOf('EARLIER_GROSS', given.earlierGross, ['earlierSlip', halfYearOf(given.month).from])]
          : []),
      ],
      exact,
      pack,
    }),
  ];
}
