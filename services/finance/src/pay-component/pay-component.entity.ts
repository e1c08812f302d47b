import type { ComponentKind, ComponentRounding } from '@atrium/contracts';
import { computed, defineTable, moment, orNull, text, yesNo, type EntityOf } from '@atrium/records';

export const PayComponentEntity = defineTable('pay_component', {
  name: text(),
  code: text(),
  kind: text<ComponentKind>(),
  formula: text(),
  prorated: yesNo(),
  taxable: yesNo(),
  wages: yesNo(),
  fixed: yesNo(),
  rent: yesNo(),
  rounding: text<ComponentRounding>(),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
});
export type PayComponentEntity = EntityOf<typeof PayComponentEntity>;
