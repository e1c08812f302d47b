import type { PaySlipKind, PaySlipState } from '@atrium/contracts';
import type { Values } from '@atrium/records';
import type { Slip } from '../payroll/pay.types.js';
import type { PaySlipEntity } from './pay-slip.entity.js';
import type { PersonInputs } from './person-inputs.types.js';
import { slipMemory } from './slip-memory.mapper.js';
import { blocksOf, changeOf, paidRests, takenLoans, warningsOf } from './slip-outcome.rules.js';

export interface SlipPlace {
  runId: string;
  kind: PaySlipKind;
  revision: number;
  /** One that is held stays held. */
  state: PaySlipState;
}

/** The row of a computed slip. */
export function slipValues(slip: Slip, inputs: PersonInputs, place: SlipPlace): Values<PaySlipEntity> {
  const { known, before, titles, hashes, unread } = inputs;
  const { person } = known;
  return {
    ...place,
    employeeId: person.id,
    month: known.month,
    name: person.name,
    code: person.code,
    department: person.department,
    paidDays: slip.ordinary.paidDays.valueOf(),
    unpaidDays: slip.ordinary.unpaidDays.valueOf(),
    monthDays: slip.ordinary.monthDays,
    gross: slip.gross,
    deductions: slip.gross - slip.net,
    net: slip.net,
    employerCost: slip.employerCost,
    lines: [...slip.lines],
    titles,
    unpaidDates: known.unpaidDates,
    blocks: blocksOf(slip, unread),
    warnings: warningsOf(slip, inputs),
    difference: before ? slip.net - before.net : null,
    change: changeOf(slip, inputs),
    hashes,
    memory: { ...slipMemory(slip), loans: takenLoans(slip, known), rests: paidRests(slip, known) },
  };
}
