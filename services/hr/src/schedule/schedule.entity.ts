import type { CreateSchedule } from '@atrium/contracts';
import {
  defineTable,
  computed,
  day,
  json,
  moment,
  orNull,
  text,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const ScheduleEntity = defineTable('schedule', {
  name: text(),
  weeklyOffs: json<CreateSchedule['weeklyOffs']>(),
  /** From Monday to Sunday. */
  shiftIds: json<(string | null)[]>(),
  validFrom: orNull(day()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
});
export type ScheduleEntity = EntityOf<typeof ScheduleEntity>;
