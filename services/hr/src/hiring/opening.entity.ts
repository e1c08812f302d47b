import type { Criterion, HiringStage, OpeningState, PostingQuestion, WorkMode } from '@atrium/contracts';
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

/** As its column has it. */
const USUAL_KIT = `'[{"id": "skills", "name": null},
  {"id": "experience", "name": null}, {"id": "communication", "name": null}, {"id": "teamwork", "name": null}]'`;

export const OpeningEntity = defineTable('opening', {
  requisitionId: uuid(),
  title: text(),
  designationId: orNull(uuid()),
  departmentId: orNull(uuid()),
  headcount: int(),
  /** An employee. */
  ownerId: uuid(),
  stages: json<HiringStage[]>(),
  kit: otherwise(() => USUAL_KIT, json<Criterion[]>()),
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
