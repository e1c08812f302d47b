import {
  defineTable,
  computed,
  int,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const TeamEntity = defineTable('team', {
  name: text(),
  purpose: orNull(text()),
  leaderId: orNull(uuid()),
  /** Share of its members, in percent, that should stay on a working day. */
  minPresent: otherwise(0, int()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
});
export type TeamEntity = EntityOf<typeof TeamEntity>;
