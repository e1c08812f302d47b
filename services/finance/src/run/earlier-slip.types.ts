import type { PaySlipKind, PaySlipState } from '@atrium/contracts';
import type { InputHashes } from './pay-input.types.js';
import type { SlipMemory } from './slip-memory.types.js';

export interface StoredEarlierSlip {
  employeeId: string;
  month: string;
  kind: PaySlipKind;
  gross: number;
  net: number;
  deductions: number;
  unpaidDays: number;
  isWhole: boolean;
  hashes: InputHashes;
  memory: SlipMemory;
}

/** A stored slip of a run, as far as computing it again needs it. */
export interface StoredSlipPlace {
  id: string;
  version: number;
  employeeId: string;
  name: string;
  state: PaySlipState;
  revision: number;
  /** One that was computed by an earlier release lacks what that did not know. */
  hashes: Partial<InputHashes>;
}
