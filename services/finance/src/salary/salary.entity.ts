import type { SalaryOverride } from '@atrium/contracts';
import {
  bigint,
  computed,
  defineTable,
  json,
  moment,
  named,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const SalaryEntity = defineTable('salary', {
  employeeId: uuid(),
  structureId: uuid(),
  groupId: uuid(),
  /** A month, as is `decidedIn`. */
  from: named('from_month', text()),
  decidedIn: text(),
  /** In paise. */
  ctc: bigint(),
  overrides: otherwise(() => "'[]'", json<SalaryOverride[]>()),
  reason: orNull(text()),
  /** From which it follows. */
  appraisalId: orNull(uuid()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
});
export type SalaryEntity = EntityOf<typeof SalaryEntity>;
