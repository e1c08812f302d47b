import type { AdjustmentKind } from '@atrium/contracts';

export interface StoredAdjustment {
  id: string;
  employeeId: string;
  title: string;
  kind: AdjustmentKind;
  amount: number;
  taxable: boolean;
  makerId: string | null;
}
