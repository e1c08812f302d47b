import {
  APPLICATION,
  APPLICATION_STATE_LABELS,
  HIRING_STAGE_KINDS,
  labelOfHiringStage,
  OPENING,
  type Application,
  type HiringStage,
  type OpeningState,
} from '@atrium/contracts';
import { type OwnAnswer, type RecordRules, type RecordSteps, type RowOf, tenantList } from '@atrium/records';
import { ApplicationEntity } from './application.entity.js';
import { CANDIDATE_TEXT } from './candidate.record.js';
import { openingsSeenBy } from './hiring-sight.policy.js';

/** Read where an application is opened, not in every list. */
const UNREAD = ['answers', 'place', 'consentText', 'consentedAt', 'keepUntil', 'submissionId'] as const;

export interface ApplicationRow extends RowOf<typeof ApplicationEntity, typeof UNREAD> {
  candidateName: string;
  email: string | null;
  phone: string | null;
  openingName: string;
  openingState: OpeningState;
  stages: HiringStage[];
  createdAt: Date;
}

/** What not everybody who sees an application may know. */
type Guarded = 'email' | 'phone' | 'askedPay' | 'score';
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
      c.phone, o.title as "openingName", o.state as "openingState", o.stages`,
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
    },
    // Whose way has ended is asked for by the state.
    unless: { state: { sql: 'a.open', values: [] } },
    text: CANDIDATE_TEXT,
  }),
  seenBy: openingsSeenBy,
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
