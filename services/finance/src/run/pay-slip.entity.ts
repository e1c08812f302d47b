import type {
  PayBlockCode,
  PayChange,
  PayLine,
  PaySlipKind,
  PaySlipState,
  PayWarning,
  UnpaidDate,
} from '@atrium/contracts';
import {
  bigint,
  computed,
  day,
  decimal,
  defineTable,
  int,
  json,
  many,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';
import type { SlipSpread } from '../loan/pay-loan.types.js';
import type { InputHashes } from './pay-input.types.js';
import type { SlipMemory } from './slip-memory.types.js';

/** Amounts are paise. */
export const PaySlipEntity = defineTable('pay_slip', {
  runId: uuid(),
  employeeId: uuid(),
  month: text(),
  kind: text<PaySlipKind>(),
  name: text(),
  code: text(),
  department: orNull(text()),
  revision: int(),
  state: otherwise('computed', text<PaySlipState>()),
  frozen: otherwise(false, yesNo()),
  reversed: otherwise(false, yesNo()),
  paidDays: decimal(6, 3),
  unpaidDays: decimal(6, 3),
  monthDays: int(),
  gross: bigint(),
  deductions: bigint(),
  net: bigint(),
  employerCost: bigint(),
  lines: json<PayLine[]>(),
  /** Names of components and adjustments by their codes, as they were then. */
  titles: json<Record<string, string>>(),
  unpaidDates: json<UnpaidDate[]>(),
  blocks: json<{ code: PayBlockCode; of: string | null }[]>(),
  warnings: many(text<PayWarning>()),
  holdReason: orNull(text()),
  difference: orNull(bigint()),
  change: orNull(text<PayChange>()),
  seenAt: orNull(moment()),
  paidOn: orNull(day()),
  hashes: json<InputHashes>(),
  memory: json<SlipMemory>(),
  /** Of what it takes back, what somebody has chosen to leave to later ones; null: nobody has chosen. */
  spread: orNull(json<SlipSpread>()),
  sortName: computed(text()),
});
export type PaySlipEntity = EntityOf<typeof PaySlipEntity>;
