import { ASSESSMENT_QUESTION, type AssessmentQuestion } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { AssessmentQuestionEntity } from './assessment-question.entity.js';

export interface AssessmentQuestionRow extends RowOf<typeof AssessmentQuestionEntity> {
  createdAt: Date;
}

export type AssessmentQuestionSteps = RecordSteps<
  AssessmentQuestionRow,
  AssessmentQuestionEntity,
  AssessmentQuestion
>;

const status = statusFilter('q');
const LONGEST_TITLE = 120;
const TOLD = ['text', 'bank', 'tags', 'points', 'cost', 'kind', 'edition'];

const titleOf = ({ text }: AssessmentQuestionRow): string =>
  (text.split('\n')[0] ?? '').slice(0, LONGEST_TITLE);

export const ASSESSMENT_QUESTIONS: RecordRules<
  AssessmentQuestionRow,
  AssessmentQuestionEntity,
  AssessmentQuestion
> = {
  record: ASSESSMENT_QUESTION,
  table: { record: ASSESSMENT_QUESTION, entity: AssessmentQuestionEntity },
  list: tenantList<AssessmentQuestionRow>()({
    list: ASSESSMENT_QUESTION.list,
    from: 'assessment_question q',
    alias: 'q',
    columns: `${AssessmentQuestionEntity.select('q')}, q.created_at as "createdAt"`,
    sorts: { createdAt: 'q.created_at' },
    filters: { bank: 'q.bank', kind: 'q.kind', status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: ASSESSMENT_QUESTION.kind, content: 'lower(q.text)' },
  }),
  seenBy: 'all',
  title: titleOf,
  shows: (row): OwnAnswer<AssessmentQuestion> => ({
    text: row.text,
    bank: row.bank,
    tags: row.tags,
    points: row.points,
    cost: row.cost,
    content: row.content,
    feedback: row.feedback,
    kind: row.kind,
    edition: row.edition,
    status: statusOf(row),
    createdAt: row.createdAt.toISOString(),
  }),
  audited: ({ kind, edition }) => ({ kind, edition }),
  // Readers of the trail may be asked it themselves: it keeps neither the answers nor the explanation.
  hidden: (row) => ({ title: titleOf(row), open: TOLD }),
};
