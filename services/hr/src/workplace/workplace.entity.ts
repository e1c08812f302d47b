import type { OutsideRule } from '@atrium/contracts';
import {
  defineTable,
  computed,
  double,
  int,
  moment,
  orNull,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const WorkplaceEntity = defineTable('workplace', {
  name: text(),
  latitude: orNull(double()),
  longitude: orNull(double()),
  radiusM: int(),
  networks: text(),
  outside: text<OutsideRule>(),
  departmentId: orNull(uuid()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
});
export type WorkplaceEntity = EntityOf<typeof WorkplaceEntity>;
