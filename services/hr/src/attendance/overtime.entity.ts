import { defineTable, day, int, moment, orNull, text, uuid, type EntityOf } from '@atrium/records';

export type OvertimeState = 'pending' | 'approved' | 'declined' | 'withdrawn' | 'cancelled';

/** Overtime of one day that somebody asks to be approved. */
export const OvertimeEntity = defineTable('overtime_request', {
  employeeId: uuid(),
  workDate: day(),
  minutes: int(),
  reason: text(),
  state: text<OvertimeState>(),
  decidedAt: orNull(moment()),
  decidedBy: orNull(uuid()),
});
export type OvertimeEntity = EntityOf<typeof OvertimeEntity>;
