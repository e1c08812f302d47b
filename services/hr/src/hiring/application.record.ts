import {
  APPLICATION,
  APPLICATION_STATE_LABELS,
  HIRING_STAGE_KINDS,
  labelOfHiringStage,
  OPENING,
  type Application,
  type FilterValue,
  type HiringStage,
  type OpeningState,
} from '@atrium/contracts';
import {
  type ListFilter,
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  type RowOf,
  tenantList,
} from '@atrium/records';
import { ApplicationEntity } from './application.entity.js';
import { CANDIDATE_TEXT } from './candidate.record.js';
import { narrowApplications } from './application-questions.policy.js';
import { openingsSeenBy } from './hiring-sight.policy.js';

/** Read where an application is opened, not in every list. */
const UNREAD = ['answers', 'consentText', 'consentedAt', 'submissionId'] as const;

export interface ApplicationRow extends RowOf<typeof ApplicationEntity, typeof UNREAD> {
  candidateName: string;
  email: string | null;
  phone: string | null;
  openingName: string;
  openingState: OpeningState;
  stages: HiringStage[];
  createdAt: Date;
  /** Of the earlier application. */
  addedFromName: string | null;
  isErased: boolean;
}

/** What not everybody who sees an application may know. */
type Guarded = 'email' | 'phone' | 'askedPay' | 'place' | 'keptUntil' | 'addedFrom' | 'score';
export type ApplicationSteps = RecordSteps<ApplicationRow, ApplicationEntity, Application>;

/** Its stage; of one that the opening has no longer, what its id says. */
function stageOf({ stages, stageId, state }: Pick<ApplicationRow, 'stages' | 'stageId' | 'state'>) {
  const kind = HIRING_STAGE_KINDS.find((each) => each === state) ?? 'applied';
  return stages.find(({ id }) => id === stageId) ?? { id: stageId, kind, name: null };
}

/** What the state does not say already: the company's word for a stage, or which of several interviews it is. */
function ownNameOf(stage: HiringStage): string | null {
  const label = labelOfHiringStage(stage);
  return label === APPLICATION_STATE_LABELS[stage.kind] ? null : label;
}

const isEnded = (state: OpeningState): boolean => state === 'closed' || state === 'filled';

/** Beyond it nobody scores: the column's numbers are small. */
const MOST_SCORE = 100;

/** A range of means, as they are shown; the column has hundredths. */
function scoredBetween(value: FilterValue): ListFilter {
  if (value.type !== 'number') return { sql: 'true', values: [] };
  const hundredths = (end: string) =>
    Number((Math.min(Math.max(Number(end), 0), MOST_SCORE) * 100).toFixed(4));
  const parts: [string, number][] = [];
  if (value.from !== null) parts.push(['a.mean_score >= ?', Math.ceil(hundredths(value.from))]);
  if (value.to !== null) parts.push(['a.mean_score <= ?', Math.floor(hundredths(value.to))]);
  return { sql: parts.map(([sql]) => sql).join(' and '), values: parts.map(([, end]) => end) };
}

const ADDED_FROM = `(select p.title from application b
        join opening p on p.company_id = b.company_id and p.id = b.opening_id
        where b.company_id = a.company_id and b.id = a.added_from_id)`;

const TOLD = [
  'opening',
  'source',
  'experience',
  'noticeDays',
  'state',
  'stage',
  'rejectReason',
  'rejectNote',
  'resume',
  'mail',
];

export const APPLICATIONS: RecordRules<ApplicationRow, ApplicationEntity, Application, Guarded> = {
  record: APPLICATION,
  table: {
    record: APPLICATION,
    entity: ApplicationEntity,
    unique: { application_key: { field: 'candidateId', refusal: APPLICATION.errors.APPLICATION_KNOWN } },
    invalidates: [{ tags: [OPENING.tag], audience: { check: OPENING.check('read') } }],
  },
  list: tenantList<ApplicationRow>()({
    list: APPLICATION.list,
    from: `application a join candidate c on c.company_id = a.company_id and c.id = a.candidate_id
      join opening o on o.company_id = a.company_id and o.id = a.opening_id`,
    alias: 'a',
    columns: `${ApplicationEntity.select('a', { without: UNREAD })}, a.created_at as "createdAt", c.name as "candidateName", c.email,
      c.erased_at is not null as "isErased",
      c.phone, o.title as "openingName", o.state as "openingState", o.stages, ${ADDED_FROM} as "addedFromName"`,
    sorts: {
      createdAt: 'a.created_at',
      experience: { column: 'a.experience', nullable: true },
      noticeDays: { column: 'a.notice_days', nullable: true },
    },
    filters: {
      opening: 'a.opening_id',
      state: 'a.state',
      source: 'a.source',
      experience: 'a.experience',
      noticeDays: 'a.notice_days',
      askedPay: 'a.asked_pay',
      score: scoredBetween,
      // What it means depends on the day, which only `narrow` knows.
      kept: () => ({ sql: 'true', values: [] }),
      place: { found: { kind: APPLICATION.kind, content: `lower(coalesce(a.place, ''))` } },
    },
    text: CANDIDATE_TEXT,
  }),
  seenBy: openingsSeenBy,
  narrow: narrowApplications,
  title: ({ candidateName, openingName }) => `${candidateName}, ${openingName}`,
  refuse: (step, { openingState }) =>
    isEnded(openingState) && (step === 'move' || step === 'reopen') ? OPENING.errors.OPENING_ENDED : null,
  shows: (row): OwnAnswer<Application, Guarded> => ({
    opening: { id: row.openingId, name: row.openingName },
    source: row.source,
    experience: row.experience,
    noticeDays: row.noticeDays,
    state: row.state,
    stage: stageOf(row),
    stageSince: row.stageSince.toISOString(),
    candidate: { id: row.candidateId, name: row.candidateName },
    knockedOut: row.knockedOut,
    rejectReason: row.rejectReason,
    rejectNote: row.rejectNote,
    createdAt: row.createdAt.toISOString(),
  }),
  audited: (row) => ({
    state: row.state,
    stage: ownNameOf(stageOf(row)),
    rejectReason: row.rejectReason,
    rejectNote: row.rejectNote,
  }),
  hidden: ({ candidateName, openingName }) => ({ title: `${candidateName}, ${openingName}`, open: TOLD }),
  cells: { candidate: ({ candidate }) => candidate.name },
};
