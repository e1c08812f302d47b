import { ASSESSMENT, type Assessment } from '@atrium/contracts';
import { type OwnAnswer, type RecordRules, type RecordSteps, type RowOf, tenantList } from '@atrium/records';
import { AssessmentEntity } from './assessment.entity.js';

export interface AssessmentRow extends RowOf<typeof AssessmentEntity> {
  createdAt: Date;
  invited: number;
  finished: number;
  passedCount: number;
  owed: number;
}

export type AssessmentSteps = RecordSteps<AssessmentRow, AssessmentEntity, Assessment>;

const PEOPLE = `lateral (
  select count(*)::int as invited, (count(*) filter (where i.state in ('marking', 'scored')))::int as finished,
    (count(*) filter (where i.passed))::int as passed
  from assessment_invitation i where i.company_id = a.company_id and i.assessment_id = a.id
) people`;

const OWED = `(select count(*)::int from assessment_invitation i
  join assessment_attempt t on t.company_id = i.company_id and t.invitation_id = i.id and t.state = 'marking'
  cross join lateral jsonb_each(t.marks) mark
  where i.company_id = a.company_id and i.assessment_id = a.id and mark.value ->> 'state' = 'pending')`;

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const ASSESSMENTS: RecordRules<AssessmentRow, AssessmentEntity, Assessment> = {
  record: ASSESSMENT,
  table: {
    record: ASSESSMENT,
    entity: AssessmentEntity,
    unique: { assessment_name_key: { field: 'name', refusal: ASSESSMENT.errors.ASSESSMENT_NAME_TAKEN } },
  },
  list: tenantList<AssessmentRow>()({
    list: ASSESSMENT.list,
    from: `assessment a left join ${PEOPLE} on true`,
    alias: 'a',
    columns: `${AssessmentEntity.select('a')}, a.created_at as "createdAt", people.invited, people.finished,
      people.passed as "passedCount", ${OWED} as owed`,
    sorts: { createdAt: 'a.created_at' },
    filters: { state: 'a.state', audience: 'a.audience' },
    text: { kind: ASSESSMENT.kind, content: 'lower(a.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<Assessment> => ({
    name: row.name,
    description: row.description,
    audience: row.audience,
    questionIds: row.questionIds,
    draws: row.draws,
    limitMin: row.limitMin,
    opensAt: iso(row.opensAt),
    closesAt: iso(row.closesAt),
    graceSec: row.graceSec,
    attempts: row.attempts,
    counted: row.counted,
    shuffleQuestions: row.shuffleQuestions,
    shuffleOptions: row.shuffleOptions,
    forward: row.forward,
    passPercent: row.passPercent,
    floorAtZero: row.floorAtZero,
    reveal: row.reveal,
    revealAt: row.revealAt,
    state: row.state,
    questionCount: row.questionIds.length + row.draws.reduce((sum, { count }) => sum + count, 0),
    invited: row.invited,
    finished: row.finished,
    owed: row.owed,
    passedCount: row.passedCount,
    createdAt: row.createdAt.toISOString(),
  }),
  audited: ({ state }) => ({ state }),
  history: ['invite'],
};
