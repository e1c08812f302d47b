import type { ChangeState, ChangeTopic } from '@atrium/contracts';
import { defineTable, moment, orNull, text, uuid, type EntityOf } from '@atrium/records';

/** One detail that a person asks HR to change. */
export const DetailChangeEntity = defineTable('detail_change', {
  employeeId: uuid(),
  topic: text<ChangeTopic>(),
  oldValue: orNull(text()),
  newValue: orNull(text()),
  sealed: orNull(text()),
  reason: orNull(text()),
  state: text<ChangeState>(),
  decidedAt: orNull(moment()),
  decidedBy: orNull(uuid()),
});
export type DetailChangeEntity = EntityOf<typeof DetailChangeEntity>;
