import { z } from 'zod';
import { lineSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown, Updated } from '../records/record.types.js';
import {
  evaluationLabelSchema,
  evaluationScaleSchema,
  evaluationSectionSchema,
} from './evaluation-question.js';

/** Kept by HR alone: others with the permission write forms. */
export const EVALUATION_KEEPING = {
  tab: 'hrOperations',
  resource: 'evaluation',
  instead: { read: 'update', create: 'update' },
} as const;

/** What an evaluation asks. A running cycle keeps it as it was at launch. */
export const EVALUATION_TEMPLATE = defineRecord({
  kind: 'evaluationTemplate',
  path: 'hr/evaluation-templates',
  remote: 'hr',
  one: 'Evaluation template',
  many: 'Evaluation templates',
  resource: EVALUATION_KEEPING,
  fields: {
    name: { label: 'Name', schema: lineSchema(80).min(1, 'Enter a name.') },
    scale: { label: 'Scale', schema: evaluationScaleSchema },
    sections: {
      label: 'Sections',
      schema: z.array(evaluationSectionSchema).min(1, 'Add a section.').max(20),
    },
    labels: { label: 'Labels', schema: z.array(evaluationLabelSchema).min(1, 'Add a label.').max(20) },
  },
  columns: [{ key: 'name', type: 'text', sortable: true, display: 'always' }, statusColumn],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    EVALUATION_TEMPLATE_NAME_TAKEN: [409, 'Another evaluation template has this name.'],
    EVALUATION_TEMPLATE_ARCHIVED: [409, 'This evaluation template is archived. Restore it first.'],
    EVALUATION_WEIGHTS: [400, 'The weights must add up to 100.'],
    EVALUATION_SCALE: [400, 'The scale ends above its start, after whole steps.'],
    EVALUATION_KEYS: [400, 'Two of them have the same key.'],
    EVALUATION_OPTIONS: [400, 'A choice needs two options or more, each with a score of the scale.'],
    EVALUATION_LABELS: [400, 'Labels rise from the start of the scale, each from a score of it.'],
  },
});
export type EvaluationTemplate = Shown<typeof EVALUATION_TEMPLATE>;
export type CreateEvaluationTemplate = Created<typeof EVALUATION_TEMPLATE>;
export type UpdateEvaluationTemplate = Updated<typeof EVALUATION_TEMPLATE>;
