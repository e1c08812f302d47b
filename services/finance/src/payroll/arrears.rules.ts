import type { PayLine } from '@atrium/contracts';
import type Fraction from 'fraction.js';
import { changesEarlierMonths, monthAsKnown } from './known-month.rules.js';
import { ordinaryMonth } from './ordinary-month.rules.js';

import { inputOf, lineOf, totalOfCode } from './pay-line.rules.js';
import type { Month } from './pay-month.rules.js';
import type { OrdinaryMonth, PayBlock, PayRules, EarlierSlip, TaxFacts } from './pay.types.js';

export interface Arrears {
  lines: PayLine[];
  facts: TaxFacts[];
  settled: Map<Month, OrdinaryMonth>;
  blocks: PayBlock[];
}

/**
 * What is paid, or taken back, for earlier months, because something about them became known only now: each is computed
 * again, with its own ceilings and only insured where it was, less what was computed for it until now.
 */
export function arrearsOf(rules: PayRules, month: Month, earlier: readonly EarlierSlip[]): Arrears {
  const arrears: Arrears = { lines: [], facts: [], settled: new Map(), blocks: [] };
  if (!changesEarlierMonths(rules.person, month)) return arrears;
  for (const slip of earlier) {
    const before = settledMonth(slip, earlier);
    const known = monthAsKnown(rules.person, slip.month, month);
    const after = ordinaryMonth(rules, { ...known, isInsured: before.isInsured });
    const lines = differences(before, after);
    if (lines.length === 0) continue;
    arrears.lines.push(...lines);
    arrears.facts.push(factsLess(after.facts, before.facts));
    arrears.settled.set(slip.month, after);
    arrears.blocks.push(...after.blocks);
  }
  return arrears;
}

/** The month of a slip with all corrections that later slips have paid. */
const settledMonth = ({ month, ordinary }: EarlierSlip, slips: readonly EarlierSlip[]): OrdinaryMonth =>
  slips.findLast(({ settled }) => settled.has(month))?.settled.get(month) ?? ordinary;

function differences(before: OrdinaryMonth, after: OrdinaryMonth): PayLine[] {
  const lines = [...after.lines, ...before.lines].filter(({ kind }) => kind !== 'figure');
  const kinds = new Map(lines.map(({ code, kind }) => [code, kind]));
  return [...kinds].flatMap(([code, kind]) => {
    const recomputed = totalOfCode(after.lines, code);
    const paid = totalOfCode(before.lines, code);
    if (recomputed.equals(paid)) return [];
    return [
      lineOf({
        code,
        kind,
        formula: 'RECOMPUTED - PAID',
        inputs: [
          inputOf('RECOMPUTED', recomputed, ['line', code]),
          inputOf('PAID', paid, ['earlierSlip', before.month]),
        ],
        exact: recomputed.sub(paid),
        rounding: 'paisa',
        forMonth: before.month,
      }),
    ];
  });
}

const combine =
  (of: (a: Fraction, b: Fraction) => Fraction) =>
  (a: TaxFacts, b: TaxFacts): TaxFacts => ({
    income: of(a.income, b.income),
    salary: of(a.salary, b.salary),
    rentAllowance: of(a.rentAllowance, b.rentAllowance),
    ownFund: of(a.ownFund, b.ownFund),
    professionalTax: of(a.professionalTax, b.professionalTax),
    rentPaid: of(a.rentPaid, b.rentPaid),
  });

const factsLess = combine((a, b) => a.sub(b));
export const factsAnd = combine((a, b) => a.add(b));
