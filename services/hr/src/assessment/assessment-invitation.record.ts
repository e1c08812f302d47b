import {
  ASSESSMENT,
  ASSESSMENT_INVITATION,
  passesCheck,
  type AssessmentInvitation,
  type AssessmentState,
} from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  type RowOf,
  type RowReader,
  type RowSight,
  tenantList,
} from '@atrium/records';
import { EMPLOYEE_TEXT } from '../employee/employee.record.js';
import { CANDIDATE_TEXT } from '../hiring/candidate.record.js';
import { AssessmentInvitationEntity } from './assessment-invitation.entity.js';

/** Found by its hash, and never read. */
const UNREAD = ['linkHash'] as const;

export interface AssessmentInvitationRow extends RowOf<typeof AssessmentInvitationEntity, typeof UNREAD> {
  assessmentName: string;
  assessmentState: AssessmentState;
  opensAt: Date | null;
  closesAt: Date | null;
  takerName: string;
  /** Of the invited person; null: an applicant, or nobody with an account. */
  userId: string | null;
  createdAt: Date;
}

export type AssessmentInvitationSteps = RecordSteps<
  AssessmentInvitationRow,
  AssessmentInvitationEntity,
  AssessmentInvitation
>;

/** Whoever takes what an invitation `i` invites to. */
export const TAKERS = `left join employee e on e.company_id = i.company_id and e.id = i.employee_id
  left join application p on p.company_id = i.company_id and p.id = i.application_id
  left join candidate c on c.company_id = p.company_id and c.id = p.candidate_id`;
export const TAKER_NAME = `coalesce(e.first_name || ' ' || e.last_name, c.name)`;

/** When the assessment `a` is closed for everybody, with those who have a later time of their own; null: by hand alone. */
export const ALL_CLOSED_AT = `case when a.closes_at is not null then greatest(a.closes_at, (
  select max(other.personal_closes_at) from assessment_invitation other
  where other.company_id = a.company_id and other.assessment_id = a.id and other.personal_closes_at is not null
)) end`;

/** As answers name whoever takes it. */
export const takerOf = ({
  employeeId,
  applicationId,
  takerName: name,
}: Pick<AssessmentInvitationRow, 'employeeId' | 'applicationId' | 'takerName'>) => ({
  name,
  employee: employeeId === null ? null : { id: employeeId, name },
  applicationId,
});

/** HR sees all results, others with the permission those of whom they lead. Own ones are shown where they are taken. */
export function resultsSeenBy(reader: RowReader): RowSight {
  if (passesCheck(reader, ASSESSMENT_INVITATION.check('update'))) return 'all';
  return [{ sql: 'i.employee_id = any(?::uuid[])', values: [`{${reader.ledPeople.join(',')}}`] }];
}

export const ASSESSMENT_INVITATIONS: RecordRules<
  AssessmentInvitationRow,
  AssessmentInvitationEntity,
  AssessmentInvitation
> = {
  record: ASSESSMENT_INVITATION,
  table: {
    record: ASSESSMENT_INVITATION,
    entity: AssessmentInvitationEntity,
    invalidates: [{ tags: [ASSESSMENT.tag], audience: { check: ASSESSMENT.check('read') } }],
  },
  list: tenantList<AssessmentInvitationRow>()({
    list: ASSESSMENT_INVITATION.list,
    from: `assessment_invitation i join assessment a on a.company_id = i.company_id and a.id = i.assessment_id
      ${TAKERS}`,
    alias: 'i',
    columns: `${AssessmentInvitationEntity.select('i', { without: UNREAD })}, i.created_at as "createdAt", a.name as "assessmentName",
      a.state as "assessmentState", a.opens_at as "opensAt", a.closes_at as "closesAt",
      ${TAKER_NAME} as "takerName", e.user_id as "userId"`,
    sorts: { createdAt: 'i.created_at', percent: { column: 'i.percent', nullable: true } },
    filters: {
      employee: 'i.employee_id',
      assessment: 'i.assessment_id',
      state: 'i.state',
      passed: 'i.passed',
    },
    text: [EMPLOYEE_TEXT, CANDIDATE_TEXT],
  }),
  seenBy: resultsSeenBy,
  title: ({ takerName, assessmentName }) => `${takerName}, ${assessmentName}`,
  refuse: (_step, { assessmentState }) =>
    assessmentState === 'closed' ? ASSESSMENT.errors.ASSESSMENT_CLOSED : null,
  shows: (row): OwnAnswer<AssessmentInvitation> => ({
    ...takerOf(row),
    assessment: { id: row.assessmentId, name: row.assessmentName },
    state: row.state,
    percent: row.percent,
    passed: row.passed,
    used: row.used,
    closesAt: row.closesAt?.toISOString() ?? null,
    personalClosesAt: row.personalClosesAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }),
  audited: ({ personalClosesAt }) => ({ personalClosesAt: personalClosesAt?.toISOString() ?? null }),
};
