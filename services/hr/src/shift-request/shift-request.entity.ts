import { defineTable, day, moment, orNull, text, uuid, type EntityOf } from '@atrium/records';

export type ShiftRequestState = 'pending' | 'approved' | 'declined' | 'withdrawn' | 'cancelled';

/** Another shift that somebody asks for on their own days. */
export const ShiftRequestEntity = defineTable('shift_request', {
  employeeId: uuid(),
  fromDay: day(),
  toDay: day(),
  shiftId: uuid(),
  reason: text(),
  state: text<ShiftRequestState>(),
  decidedAt: orNull(moment()),
  decidedBy: orNull(uuid()),
});
export type ShiftRequestEntity = EntityOf<typeof ShiftRequestEntity>;
