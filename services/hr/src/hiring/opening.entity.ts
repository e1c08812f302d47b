import type { HiringStage, OpeningState, PostingQuestion, WorkMode } from '@atrium/contracts';
import {
  day,
  defineTable,
  int,
  json,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const OpeningEntity = defineTable('opening', {
  requisitionId: uuid(),
  title: text(),
  designationId: orNull(uuid()),
  departmentId: orNull(uuid()),
  headcount: int(),
  /** An employee. */
  ownerId: uuid(),
  stages: json<HiringStage[]>(),
  closesOn: orNull(day()),
  state: otherwise('hold', text<OpeningState>()),
  isPublic: otherwise(false, yesNo()),
  slug: orNull(text()),
  publishedAt: orNull(moment()),
  posting: otherwise('', text()),
  place: otherwise('', text()),
  workMode: otherwise('office', text<WorkMode>()),
  payShown: otherwise(false, yesNo()),
  resumeRequired: otherwise(false, yesNo()),
  questions: otherwise(() => "'[]'", json<PostingQuestion[]>()),
});
export type OpeningEntity = EntityOf<typeof OpeningEntity>;
