import type { AgencyService, ProjectState } from '@atrium/contracts';
import {
  bigint,
  defineTable,
  computed,
  day,
  int,
  many,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const ProjectEntity = defineTable('project', {
  clientId: uuid(),
  kind: text<AgencyService>(),
  name: text(),
  code: text(),
  state: text<ProjectState>(),
  managerId: uuid(),
  memberIds: otherwise(() => "'{}'", many(uuid())),
  startOn: day(),
  endOn: day(),
  budgetHours: orNull(int()),
  /** In paise. */
  budget: orNull(bigint()),
  sortName: computed(text()),
  open: computed(yesNo()),
});
export type ProjectEntity = EntityOf<typeof ProjectEntity>;
