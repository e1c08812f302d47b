import { mayChangeFlow, TASK_TEMPLATE, type TaskTemplate } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { TaskTemplateEntity } from './task-template.entity.js';

export interface TemplateRow extends RowOf<typeof TaskTemplateEntity> {
  count: number;
}
export type TemplateSteps = RecordSteps<TemplateRow, TaskTemplateEntity, TaskTemplate>;

const status = statusFilter('m');

/** What a row alone does not say. */
type Completed = 'people';

export const TASK_TEMPLATES: RecordRules<TemplateRow, TaskTemplateEntity, TaskTemplate, Completed> = {
  record: TASK_TEMPLATE,
  table: {
    record: TASK_TEMPLATE,
    entity: TaskTemplateEntity,
    unique: {
      task_template_name_key: {
        field: 'name',
        refusal: TASK_TEMPLATE.errors.TASK_TEMPLATE_NAME_TAKEN,
      },
    },
  },
  list: tenantList<TemplateRow>()({
    list: TASK_TEMPLATE.list,
    table: TaskTemplateEntity,
    alias: 'm',
    columns: `${TaskTemplateEntity.select('m')}, jsonb_array_length(m.tasks) as count`,
    sorts: { name: 'm.sort_name' },
    filters: { status: status.filter, tab: 'm.tab' },
    unless: { status: status.otherwise },
    text: { kind: TASK_TEMPLATE.kind, content: 'lower(m.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  // Who changes the flow of an area keeps its templates, too.
  refuse: (_step, row, by) => (mayChangeFlow(by, row.tab) ? null : 'ACCESS_DENIED'),
  shows: (row): OwnAnswer<TaskTemplate, Completed> => ({
    name: row.name,
    tab: row.tab,
    tasks: row.tasks,
    count: row.count,
    status: statusOf(row),
  }),
  audited: ({ tasks }) => ({ tasks: tasks.map(({ title }) => title).join(', ') }),
};
