import type { IdCardReason, IdCardState } from '@atrium/contracts';
import { defineTable, int, moment, orNull, text, uuid, type EntityOf } from '@atrium/records';

export const IdCardEntity = defineTable('id_card', {
  employeeId: uuid(),
  reason: text<IdCardReason>(),
  state: text<IdCardState>(),
  number: orNull(int()),
  /** What its code says. */
  token: text(),
  issuedAt: orNull(moment()),
  printedAt: orNull(moment()),
});
export type IdCardEntity = EntityOf<typeof IdCardEntity>;
