import {
  defineTable,
  computed,
  moment,
  orNull,
  otherwise,
  text,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const HolidayListEntity = defineTable('holiday_list', {
  name: text(),
  /** Who is given no other list follows it. */
  standard: otherwise(false, yesNo()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
});
export type HolidayListEntity = EntityOf<typeof HolidayListEntity>;
