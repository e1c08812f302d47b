import { defineTable, computed, int, moment, orNull, text, yesNo, type EntityOf } from '@atrium/records';

export const RoomEntity = defineTable('calendar_room', {
  name: text(),
  capacity: orNull(int()),
  place: orNull(text()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
});
export type RoomEntity = EntityOf<typeof RoomEntity>;
