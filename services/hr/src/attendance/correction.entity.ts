import type { CorrectionKind, CorrectionState } from '@atrium/contracts';
import { defineTable, day, json, moment, orNull, text, uuid, type EntityOf } from '@atrium/records';
import type { StoredBreak } from './day-breaks.rules.js';

/** What somebody asks to be changed about one of their days. */
export const CorrectionEntity = defineTable('attendance_correction', {
  employeeId: uuid(),
  workDate: day(),
  kind: text<CorrectionKind>(),
  /** Both null unless it is a correction of the times. */
  inAt: orNull(moment()),
  outAt: orNull(moment()),
  /** What takes the place of the day's breaks; null: those that it has stay, as far as they lie between the times. */
  breaks: orNull(json<StoredBreak[]>()),
  reason: text(),
  state: text<CorrectionState>(),
  decidedAt: orNull(moment()),
  decidedBy: orNull(uuid()),
});
export type CorrectionEntity = EntityOf<typeof CorrectionEntity>;
