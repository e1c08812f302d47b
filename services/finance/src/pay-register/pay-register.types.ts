import type { PayLine } from '@atrium/contracts';

/** Somebody's locked payslips of the months of a register, added up. */
export interface RegisteredPerson {
  id: string;
  name: string;
  code: string;
  paidDays: number;
  gross: number;
  deductions: number;
  net: number;
  lines: { code: string; kind: PayLine['kind']; title: string | null; amount: number }[];
}
