import { EVALUATION_FORM, type EvaluationCycleState, type EvaluationForm } from '@atrium/contracts';
import { type OwnAnswer, type RecordRules, type RecordSteps, type RowOf, tenantList } from '@atrium/records';
import { EMPLOYEE_TEXT } from '../employee/employee.record.js';
import { EvaluationFormEntity } from './evaluation-form.entity.js';

/** Nobody reads answers through the record. */
const UNREAD = ['answers', 'submittedAt'] as const;

export interface EvaluationFormRow extends RowOf<typeof EvaluationFormEntity, typeof UNREAD> {
  cycleName: string;
  cycleState: EvaluationCycleState;
  subjectName: string;
  reviewerName: string;
  /** The reviewer's account. */
  userId: string | null;
}

export type EvaluationFormSteps = RecordSteps<EvaluationFormRow, EvaluationFormEntity, EvaluationForm>;

export const EVALUATION_FORMS: RecordRules<EvaluationFormRow, EvaluationFormEntity, EvaluationForm> = {
  record: EVALUATION_FORM,
  table: {
    record: EVALUATION_FORM,
    entity: EvaluationFormEntity,
    unique: {
      evaluation_form_key: {
        field: 'reviewerId',
        refusal: EVALUATION_FORM.errors.EVALUATION_REVIEWER_TAKEN,
      },
    },
  },
  list: tenantList<EvaluationFormRow>()({
    list: EVALUATION_FORM.list,
    from: `evaluation_form f join evaluation_cycle c on c.company_id = f.company_id and c.id = f.cycle_id
      join employee e on e.company_id = f.company_id and e.id = f.subject_id
      join employee r on r.company_id = f.company_id and r.id = f.reviewer_id`,
    alias: 'f',
    columns: `${EvaluationFormEntity.select('f', { without: UNREAD })}, c.name as "cycleName",
      c.state as "cycleState", e.first_name || ' ' || e.last_name as "subjectName",
      r.first_name || ' ' || r.last_name as "reviewerName", r.user_id as "userId"`,
    sorts: { dueOn: { column: 'f.due_on', nullable: true } },
    filters: {
      subject: 'f.subject_id',
      reviewer: 'f.reviewer_id',
      kind: 'f.kind',
      state: 'f.state',
      cycle: 'f.cycle_id',
    },
    text: EMPLOYEE_TEXT,
  }),
  // Who is asked about HR themselves is as unknown to them as to everybody.
  seenBy: ({ id }) => [{ sql: `(f.kind = 'self' or e.user_id is distinct from ?)`, values: [id] }],
  title: ({ subjectName }) => subjectName,
  shows: (row): OwnAnswer<EvaluationForm> => ({
    cycle: { id: row.cycleId, name: row.cycleName },
    subject: { id: row.subjectId, name: row.subjectName },
    reviewer: { id: row.reviewerId, name: row.reviewerName },
    kind: row.kind,
    state: row.state,
    dueOn: row.dueOn,
    reason: row.reason,
  }),
  audited: ({ state, dueOn, reason, reviewerName: reviewer }) => ({ state, dueOn, reason, reviewer }),
  history: ['submit'],
  invalidates: ({ userId }) =>
    userId ? [{ tags: ['OwnEvaluationForms'], audience: { users: [userId] } }] : [],
};
