import type { HolidayKind, HolidayYears } from '@atrium/contracts';
import {
  defineTable,
  computed,
  day,
  moment,
  orNull,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const HolidayEntity = defineTable('holiday', {
  date: day(),
  name: text(),
  kind: text<HolidayKind>(),
  yearly: text<HolidayYears>(),
  listId: uuid(),
  departmentId: orNull(uuid()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
});
export type HolidayEntity = EntityOf<typeof HolidayEntity>;
