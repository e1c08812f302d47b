import type { AdjustmentKind, PayRunKind } from '@atrium/contracts';

export interface StoredAdjustment {
  id: string;
  employeeId: string;
  title: string;
  kind: AdjustmentKind;
  amount: number;
  taxable: boolean;
  makerId: string | null;
}

export interface PresentAdjustment {
  employeeId: string;
  payMonth: string;
  title: string;
  kind: AdjustmentKind;
  amount: number;
}

/** The run that adjustments are read for. */
export interface AdjustedRun {
  id: string;
  month: string;
  kind: PayRunKind;
}
