import type { PayChange, PayLine, PaySlipKind, PaySlipState, UnpaidDate } from '@atrium/contracts';

/** A slip of somebody's year, with its lines. */
export interface YearSlip {
  id: string;
  month: string;
  kind: PaySlipKind;
  gross: number;
  deductions: number;
  net: number;
  lines: PayLine[];
}

export interface SlipContent {
  titles: Record<string, string>;
  unpaidDates: UnpaidDate[];
  /** Of the same person, from April to this one, and the one of the month before, the first one first. */
  year: YearSlip[];
}

export interface SlipPosition {
  group: string;
  runState: string;
  correctionId: string | null;
  place: number;
  of: number;
  before: string | null;
  after: string | null;
}

export interface OwnSlipRow {
  id: string;
  month: string;
  kind: PaySlipKind;
  reversed: boolean;
  title: string | null;
  gross: number;
  deductions: number;
  net: number;
  paidDays: number;
  unpaidDays: number;
  monthDays: number;
  state: PaySlipState;
  paidOn: string | null;
  seenAt: Date | null;
  change: PayChange | null;
}
