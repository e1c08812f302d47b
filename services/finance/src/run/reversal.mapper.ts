import type { PayLine } from '@atrium/contracts';
import type { Values } from '@atrium/records';
import type { PaySlipEntity } from './pay-slip.entity.js';
import type { ReversedSlip } from './reversed-slip.types.js';

const against = (line: PayLine): PayLine => ({
  ...line,
  amount: -line.amount,
  explanation: {
    formula: '-PAID',
    inputs: [{ name: 'PAID', value: rupees(line.amount), source: 'earlierSlip', of: line.forMonth }],
    pack: line.explanation.pack,
    exact: rupees(-line.amount),
    rounding: 'paisa',
  },
});

const PAISE = 100;
const rupees = (amount: number): string => String(amount / PAISE);

/** All amounts of a payslip the other way round. */
export function reversalOf(
  slip: ReversedSlip,
  place: { runId: string; revision: number },
): Values<PaySlipEntity> {
  return {
    ...slip,
    ...place,
    kind: 'reversal',
    state: 'computed',
    paidDays: -slip.paidDays,
    unpaidDays: -slip.unpaidDays,
    gross: -slip.gross,
    deductions: -slip.deductions,
    net: -slip.net,
    employerCost: -slip.employerCost,
    lines: slip.lines.map(against),
    blocks: [],
    warnings: [],
    difference: null,
    change: null,
  };
}
