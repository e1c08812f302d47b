import type { HiringStage, OpeningState } from '@atrium/contracts';
import { day, defineTable, int, json, orNull, otherwise, text, uuid, type EntityOf } from '@atrium/records';

export const OpeningEntity = defineTable('opening', {
  requisitionId: uuid(),
  title: text(),
  designationId: orNull(uuid()),
  departmentId: orNull(uuid()),
  headcount: int(),
  /** An employee. */
  ownerId: uuid(),
  stages: json<HiringStage[]>(),
  closesOn: orNull(day()),
  state: otherwise('hold', text<OpeningState>()),
});
export type OpeningEntity = EntityOf<typeof OpeningEntity>;
