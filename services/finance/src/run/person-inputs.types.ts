import type { PayRules } from '../payroll/pay.types.js';
import type { StoredEarlierSlip } from './earlier-slip.types.js';
import type { InputHashes } from './pay-input.types.js';
import type { KnownPerson } from './pay-person.rules.js';

/** What a payslip is computed from. */
export interface PersonInputs {
  known: KnownPerson;
  rules: PayRules;
  /** Why the formulas of the person's structure cannot be read; null where they can. */
  unread: string | null;
  before: StoredEarlierSlip | undefined;
  titles: Record<string, string>;
  hashes: InputHashes;
}
