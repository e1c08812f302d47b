import { LABEL, TASK, type Label } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { LabelEntity } from './label.entity.js';

export interface LabelRow extends RowOf<typeof LabelEntity> {
  tasks: number;
}

const status = statusFilter('l');

export const LABELS: RecordRules<LabelRow, LabelEntity, Label> = {
  record: LABEL,
  table: {
    record: LABEL,
    entity: LabelEntity,
    unique: { label_name_key: { field: 'name', refusal: LABEL.errors.LABEL_NAME_TAKEN } },
    // Tasks show the names of their labels.
    invalidates: [{ tags: [TASK.tag], audience: { check: TASK.check('read') } }],
  },
  list: tenantList<LabelRow>()({
    list: LABEL.list,
    table: LabelEntity,
    alias: 'l',
    columns: `${LabelEntity.select('l')}, (select count(*)::int from task_label k join task t on t.company_id = k.company_id and t.id = k.task_id
        where k.company_id = l.company_id and k.label_id = l.id and t.open) as tasks`,
    sorts: { name: 'l.sort_name' },
    filters: { status: status.filter, tab: 'l.tab' },
    unless: { status: status.otherwise },
    text: { kind: LABEL.kind, content: 'lower(l.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<Label> => ({
    name: row.name,
    colour: row.colour,
    tab: row.tab,
    tasks: row.tasks,
    status: statusOf(row),
  }),
};
