import { EVALUATION_TEMPLATE, type EvaluationTemplate } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { EvaluationTemplateEntity } from './evaluation-template.entity.js';

export type EvaluationTemplateRow = RowOf<typeof EvaluationTemplateEntity>;

const status = statusFilter('t');
const { errors } = EVALUATION_TEMPLATE;

export const EVALUATION_TEMPLATES: RecordRules<
  EvaluationTemplateRow,
  EvaluationTemplateEntity,
  EvaluationTemplate
> = {
  record: EVALUATION_TEMPLATE,
  table: {
    record: EVALUATION_TEMPLATE,
    entity: EvaluationTemplateEntity,
    unique: {
      evaluation_template_name_key: { field: 'name', refusal: errors.EVALUATION_TEMPLATE_NAME_TAKEN },
    },
  },
  list: tenantList<EvaluationTemplateRow>()({
    list: EVALUATION_TEMPLATE.list,
    table: EvaluationTemplateEntity,
    alias: 't',
    sorts: { name: 't.sort_name' },
    filters: { status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: EVALUATION_TEMPLATE.kind, content: 'lower(t.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<EvaluationTemplate> => ({
    name: row.name,
    scale: row.scale,
    sections: row.sections,
    labels: row.labels,
    status: statusOf(row),
  }),
};
