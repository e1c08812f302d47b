import { EVALUATION_CYCLE, type EvaluationCycle } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  reference,
  type RowOf,
  tenantList,
} from '@atrium/records';
import { EvaluationCycleEntity } from './evaluation-cycle.entity.js';

const UNREAD = ['frozen'] as const;

export interface EvaluationCycleRow extends RowOf<typeof EvaluationCycleEntity, typeof UNREAD> {
  templateName: string;
  hrReviewerName: string | null;
  people: number;
  asked: number;
  submitted: number;
}

export type EvaluationCycleSteps = RecordSteps<EvaluationCycleRow, EvaluationCycleEntity, EvaluationCycle>;

const { errors } = EVALUATION_CYCLE;

const COUNTS = `lateral (
  select count(*)::int as asked, (count(*) filter (where f.state = 'submitted'))::int as submitted
  from evaluation_form f where f.company_id = c.company_id and f.cycle_id = c.id and f.state <> 'void'
) counts`;

export const EVALUATION_CYCLES: RecordRules<EvaluationCycleRow, EvaluationCycleEntity, EvaluationCycle> = {
  record: EVALUATION_CYCLE,
  table: {
    record: EVALUATION_CYCLE,
    entity: EvaluationCycleEntity,
    unique: { evaluation_cycle_name_key: { field: 'name', refusal: errors.EVALUATION_CYCLE_NAME_TAKEN } },
  },
  list: tenantList<EvaluationCycleRow>()({
    list: EVALUATION_CYCLE.list,
    from: `evaluation_cycle c join evaluation_template t on t.company_id = c.company_id and t.id = c.template_id
      left join employee h on h.company_id = c.company_id and h.id = c.hr_reviewer_id left join ${COUNTS} on true`,
    alias: 'c',
    columns: `${EvaluationCycleEntity.select('c', { without: UNREAD })}, t.name as "templateName",
      h.first_name || ' ' || h.last_name as "hrReviewerName", counts.asked, counts.submitted,
      (select count(*)::int from evaluation_result r
        where r.company_id = c.company_id and r.cycle_id = c.id and r.state <> 'void') as people`,
    sorts: { periodFrom: 'c.period_from' },
    filters: { state: 'c.state' },
    text: { kind: EVALUATION_CYCLE.kind, content: 'lower(c.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<EvaluationCycle> => ({
    name: row.name,
    state: row.state,
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    template: reference(row.templateId, row.templateName),
    templates: row.templates,
    weights: row.weights,
    deadlines: row.deadlines,
    joinedBefore: row.joinedBefore,
    anonymity: row.anonymity,
    hrReviewer: reference(row.hrReviewerId, row.hrReviewerName),
    people: row.people,
    asked: row.asked,
    submitted: row.submitted,
  }),
  audited: ({ state }) => ({ state }),
  history: ['moveOn', 'setPeers'],
  references: {
    templateId: { table: 'evaluation_template', refusal: 'Choose a template that is not archived.' },
    hrReviewerId: { table: 'employee', refusal: 'Choose someone who works here now.' },
  },
};
