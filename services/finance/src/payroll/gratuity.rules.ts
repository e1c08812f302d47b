import type { PayLine, RulePackOf } from '@atrium/contracts';
import Fraction from 'fraction.js';
import { inRupees, least } from './pay-amount.rules.js';
import { inputOf, lineOf, SETTLEMENT_LINES } from './pay-line.rules.js';

export interface Service {
  years: number;
  months: number;
  /** Beyond the whole months. */
  days?: number;
}

export interface GratuityGiven {
  /** Of the last month, in rupees. */
  lastWages: Fraction;
  service: Service;
  isFixedTerm: boolean;
  /** Death and disablement ask for no years. */
  isDeath: boolean;
}

/** Years that count: what is above so many months is one more. */
function yearsOf({ years, months, days = 0 }: Service, aboveMonths: number): number {
  return months > aboveMonths || (months === aboveMonths && days > 0) ? years + 1 : years;
}

/** Code on Social Security, s.53; nothing for who has not served the years that it asks for. */
export function gratuityLine(given: GratuityGiven, pack: RulePackOf<'gratuity'>): PayLine | null {
  const { lastWages, service, isFixedTerm, isDeath } = given;
  const { days, monthDays, yearAboveMonths, minimumYears, minimumYearsFixedTerm, most } = pack.data;
  const asked = isFixedTerm ? minimumYearsFixedTerm : minimumYears;
  if (!isDeath && service.years < asked) return null;
  const years = yearsOf(service, yearAboveMonths);
  const exact = lastWages.mul(new Fraction(days, monthDays)).mul(years);
  return lineOf({
    code: SETTLEMENT_LINES.gratuity,
    kind: 'earning',
    formula: 'min(LAST_WAGES * days / monthDays * years, most)',
    inputs: [
      inputOf('LAST_WAGES', lastWages, ['line', 'CODE_WAGES']),
      inputOf('days', days, ['pack', pack.from]),
      inputOf('monthDays', monthDays, ['pack', pack.from]),
      inputOf('years', years, ['person', 'service']),
      inputOf('most', inRupees(most), ['pack', pack.from]),
    ],
    exact: least(exact, inRupees(most)),
    pack,
  });
}
