import {
  ASSESSMENT_ATTEMPT,
  type AssessmentAttempt,
  type AssessmentState,
  type COUNTED_ATTEMPTS,
  type REVEALED,
  type REVEALED_WHEN,
} from '@atrium/contracts';
import { type OwnAnswer, type RecordRules, type RecordSteps, type RowOf, tenantList } from '@atrium/records';
import { AssessmentAttemptEntity } from './assessment-attempt.entity.js';
import { ALL_CLOSED_AT, resultsSeenBy, TAKER_NAME, takerOf, TAKERS } from './assessment-invitation.record.js';
import type { Corrections } from './assessment.entity.js';

/** An attempt with what its assessment says about it. */
export interface AssessmentAttemptRow extends RowOf<typeof AssessmentAttemptEntity> {
  employeeId: string | null;
  applicationId: string | null;
  takerName: string;
  userId: string | null;
  used: number;
  assessmentId: string;
  assessmentName: string;
  assessmentState: AssessmentState;
  limitMin: number | null;
  opensAt: Date | null;
  closesAt: Date | null;
  personalClosesAt: Date | null;
  allClosedAt: Date | null;
  graceSec: number;
  attempts: number;
  counted: (typeof COUNTED_ATTEMPTS)[number];
  shuffleOptions: boolean;
  forward: boolean;
  passPercent: number | null;
  floorAtZero: boolean;
  reveal: (typeof REVEALED)[number];
  revealAt: (typeof REVEALED_WHEN)[number];
  corrections: Corrections;
}

export type AssessmentAttemptSteps = RecordSteps<
  AssessmentAttemptRow,
  AssessmentAttemptEntity,
  AssessmentAttempt
>;

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const ASSESSMENT_ATTEMPTS: RecordRules<
  AssessmentAttemptRow,
  AssessmentAttemptEntity,
  AssessmentAttempt
> = {
  record: ASSESSMENT_ATTEMPT,
  table: { record: ASSESSMENT_ATTEMPT, entity: AssessmentAttemptEntity },
  list: tenantList<AssessmentAttemptRow>()({
    list: ASSESSMENT_ATTEMPT.list,
    from: `assessment_attempt t join assessment_invitation i on i.company_id = t.company_id and i.id = t.invitation_id
      join assessment a on a.company_id = i.company_id and a.id = i.assessment_id
      ${TAKERS}`,
    alias: 't',
    columns: `${AssessmentAttemptEntity.select('t')}, i.employee_id as "employeeId",
      i.application_id as "applicationId", ${TAKER_NAME} as "takerName", e.user_id as "userId", i.used, a.id as "assessmentId",
      a.name as "assessmentName", a.state as "assessmentState", a.limit_min as "limitMin", a.opens_at as "opensAt",
      a.closes_at as "closesAt", i.personal_closes_at as "personalClosesAt", ${ALL_CLOSED_AT} as "allClosedAt", a.grace_sec as "graceSec", a.attempts, a.counted,
      a.shuffle_options as "shuffleOptions", a.forward, a.pass_percent::float8 as "passPercent",
      a.floor_at_zero as "floorAtZero", a.reveal, a.reveal_at as "revealAt", a.corrections`,
    sorts: { startedAt: 't.started_at' },
    filters: { invitation: 't.invitation_id' },
  }),
  seenBy: resultsSeenBy,
  title: ({ takerName, assessmentName }) => `${takerName}, ${assessmentName}`,
  shows: (row): OwnAnswer<AssessmentAttempt> => ({
    ...takerOf(row),
    assessment: { id: row.assessmentId, name: row.assessmentName },
    state: row.state,
    startedAt: row.startedAt.toISOString(),
    deadlineAt: iso(row.deadlineAt),
    submittedAt: iso(row.submittedAt),
    submittedBy: row.submittedBy,
    extraMin: row.extraMin,
    total: row.total,
    max: row.max,
    percent: row.percent,
    passed: row.passed,
    reason: row.reason,
  }),
  // Readers of the trail may not see what somebody reached.
  audited: ({ state, extraMin, reason }) => ({ state, extraMin, reason }),
  history: ['start', 'submit', 'mark'],
  invalidates: ({ userId }) =>
    userId === null ? [] : [{ tags: ['OwnAssessments'], audience: { users: [userId] } }],
};
