import { rulePackSchema, type RulePack } from '@atrium/contracts';
import { COUNTRY_PACKS } from './country-packs.seed.js';
import { STATE_PACKS } from './state-packs.seed.js';

/** Of groups without a state. */
const WITHOUT_STATE = rulePackSchema.parse({
  kind: 'professionalTax',
  state: null,
  from: '2025-04-01',
  to: null,
  data: { cycle: 'month', slabs: [] },
  source: 'The pay group has no state of professional tax',
  enteredBy: null,
  approvedBy: null,
});

/** All rules that runs are computed by. */
export const PAYROLL_PACKS: readonly RulePack[] = [...COUNTRY_PACKS, ...STATE_PACKS, WITHOUT_STATE];
