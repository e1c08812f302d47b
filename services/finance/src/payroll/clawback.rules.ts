import { clawbackOf, type PayLine } from '@atrium/contracts';
import { inRupees } from './pay-amount.rules.js';
import { CLAWBACK_LATER, inputOf, lineOf } from './pay-line.rules.js';
import type { Month } from './pay-month.rules.js';
import type { PayBlock, PayPerson } from './pay.types.js';

/** Of what the lines of earlier months take back, what the slip leaves to later ones. */
export function clawbackLines(
  { later }: Pick<PayPerson, 'later'>,
  month: Month,
  lines: readonly PayLine[],
): { lines: PayLine[]; blocks: PayBlock[] } {
  if (later?.month !== month) return { lines: [], blocks: [] };
  const takenBack = clawbackOf(lines);
  const line = lineOf({
    code: CLAWBACK_LATER,
    kind: 'deduction',
    formula: 'TAKEN_NOW - CLAWBACK',
    inputs: [
      inputOf('TAKEN_NOW', inRupees(takenBack - later.amount), ['loan', month]),
      inputOf('CLAWBACK', inRupees(takenBack), ['line']),
    ],
    exact: inRupees(-later.amount),
    rounding: 'paisa',
  });
  return { lines: [line], blocks: later.amount > takenBack ? [{ code: 'spreadAboveClawback' }] : [] };
}
