import type { PAYROLL_PACKS } from '../pack/payroll-packs.seed.js';
import type { PayPerson } from '../payroll/pay.types.js';
import type { StoredEarlierSlip } from './earlier-slip.types.js';
import type { InputHashes } from './pay-input.types.js';
import type { KnownPerson } from './pay-person.rules.js';

/** What a payslip is computed from. */
export interface PersonInputs {
  known: KnownPerson;
  rules: { person: PayPerson; packs: typeof PAYROLL_PACKS };
  /** Why the formulas of the person's structure cannot be read; null where they can. */
  unread: string | null;
  before: StoredEarlierSlip | undefined;
  titles: Record<string, string>;
  hashes: InputHashes;
}
