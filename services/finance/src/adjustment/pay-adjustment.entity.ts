import type { AdjustmentKind } from '@atrium/contracts';
import {
  bigint,
  computed,
  defineTable,
  moment,
  orNull,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const PayAdjustmentEntity = defineTable('pay_adjustment', {
  employeeId: uuid(),
  payMonth: text(),
  title: text(),
  kind: text<AdjustmentKind>(),
  /** In paise. */
  amount: bigint(),
  taxable: yesNo(),
  cause: orNull(text()),
  /** The run between months, settlement or correction that it is a line of. */
  runId: orNull(uuid()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
});
export type PayAdjustmentEntity = EntityOf<typeof PayAdjustmentEntity>;
