import type { PaySlipState } from '@atrium/contracts';
import type { FiledSlip } from './pay-file.types.js';

/** Of each person one slip: a reversal and what takes its place are paid and returned as their difference. */
export function byPerson(slips: readonly FiledSlip[]): FiledSlip[] {
  const found = new Map<string, FiledSlip>();
  for (const slip of slips) {
    const other = found.get(slip.employeeId);
    found.set(slip.employeeId, other ? together(other, slip) : slip);
  }
  return [...found.values()];
}

/** Held as soon as one of them is, paid only once both are. */
function stateOf(one: PaySlipState, other: PaySlipState): PaySlipState {
  if (one === 'held' || other === 'held') return 'held';
  return one === 'paid' ? other : one;
}

const together = (one: FiledSlip, other: FiledSlip): FiledSlip => ({
  ...other,
  state: stateOf(one.state, other.state),
  gross: one.gross + other.gross,
  net: one.net + other.net,
  paidDays: one.paidDays + other.paidDays,
  unpaidDays: one.unpaidDays + other.unpaidDays,
  lines: [...one.lines, ...other.lines],
  titles: { ...one.titles, ...other.titles },
});
