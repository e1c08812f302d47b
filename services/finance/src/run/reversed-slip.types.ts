import type { PayLine } from '@atrium/contracts';
import type { InputHashes } from './pay-input.types.js';
import type { SlipMemory } from './slip-memory.types.js';

/** A payslip as far as its reversal repeats it. */
export interface ReversedSlip {
  employeeId: string;
  month: string;
  name: string;
  code: string;
  department: string | null;
  paidDays: number;
  unpaidDays: number;
  monthDays: number;
  gross: number;
  deductions: number;
  net: number;
  employerCost: number;
  lines: PayLine[];
  titles: Record<string, string>;
  unpaidDates: [];
  hashes: InputHashes;
  memory: SlipMemory;
}
