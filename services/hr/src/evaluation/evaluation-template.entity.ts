import type { EvaluationLabel, EvaluationScale, EvaluationSection } from '@atrium/contracts';
import { computed, defineTable, json, moment, orNull, text, yesNo, type EntityOf } from '@atrium/records';

export const EvaluationTemplateEntity = defineTable('evaluation_template', {
  name: text(),
  scale: json<EvaluationScale>(),
  sections: json<EvaluationSection[]>(),
  labels: json<EvaluationLabel[]>(),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
});
export type EvaluationTemplateEntity = EntityOf<typeof EvaluationTemplateEntity>;
