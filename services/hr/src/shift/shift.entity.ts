import {
  defineTable,
  named,
  computed,
  day,
  int,
  moment,
  orNull,
  text,
  yesNo,
  type EntityOf,
} from '@atrium/records';
import type { Shift } from '../person-calendar/shift.rules.js';

export const ShiftEntity = defineTable('shift', {
  name: text(),
  start: named('start_time', text()),
  end: named('end_time', text()),
  halfAt: orNull(text()),
  breakMin: int(),
  breakMode: text<Shift['breakMode']>(),
  breakAfterMin: int(),
  windowBefore: int(),
  windowAfter: int(),
  autoCloseAfter: orNull(int()),
  graceIn: int(),
  graceOut: int(),
  halfDayMin: int(),
  fullDayMin: int(),
  overtimeFrom: text<Shift['overtimeFrom']>(),
  otAfterMin: int(),
  countMode: text<Shift['countMode']>(),
  validFrom: orNull(day()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
});
export type ShiftEntity = EntityOf<typeof ShiftEntity>;
