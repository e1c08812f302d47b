import type { EmploymentType, RequisitionReason, RequisitionState } from '@atrium/contracts';
import { bigint, day, defineTable, int, orNull, otherwise, text, uuid, type EntityOf } from '@atrium/records';

export const RequisitionEntity = defineTable('requisition', {
  title: text(),
  designationId: orNull(uuid()),
  departmentId: orNull(uuid()),
  seats: int(),
  employmentType: text<EmploymentType>(),
  reason: text<RequisitionReason>(),
  replacesId: orNull(uuid()),
  /** A year, in paise. */
  budgetMin: bigint(),
  budgetMax: bigint(),
  neededBy: day(),
  description: otherwise('', text()),
  state: otherwise('draft', text<RequisitionState>()),
  /** The employee whose wish it is. */
  askedById: uuid(),
});
export type RequisitionEntity = EntityOf<typeof RequisitionEntity>;
