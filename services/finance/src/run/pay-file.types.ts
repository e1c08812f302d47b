import type { PayLine, PaySlipState } from '@atrium/contracts';

export interface FiledSlip {
  id: string;
  employeeId: string;
  name: string;
  code: string;
  state: PaySlipState;
  net: number;
  unpaidDays: number;
  lines: PayLine[];
}
