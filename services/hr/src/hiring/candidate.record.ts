import { APPLICATION, CANDIDATE, type Candidate } from '@atrium/contracts';
import { type OwnAnswer, type RecordRules, type RecordSteps, type RowOf, tenantList } from '@atrium/records';
import { CandidateEntity } from './candidate.entity.js';
import { candidatesSeenBy } from './hiring-sight.policy.js';

const UNREAD = ['resumeWords', 'erasedAt'] as const;
type CandidateRow = RowOf<typeof CandidateEntity, typeof UNREAD>;
export type CandidateSteps = RecordSteps<CandidateRow, CandidateEntity, Candidate>;

/** How text is found in candidates `c`, for every list that joins them. */
export const CANDIDATE_TEXT = {
  kind: CANDIDATE.kind,
  content: `lower(c.name || ' ' || c.resume_words)`,
  id: 'c.id',
};

export const CANDIDATES: RecordRules<CandidateRow, CandidateEntity, Candidate> = {
  record: CANDIDATE,
  table: {
    record: CANDIDATE,
    entity: CandidateEntity,
    unique: { candidate_email_key: { field: 'email', refusal: CANDIDATE.errors.CANDIDATE_EMAIL_TAKEN } },
    invalidates: [{ tags: [APPLICATION.tag], audience: { check: APPLICATION.check('read') } }],
  },
  list: tenantList<CandidateRow>()({
    list: CANDIDATE.list,
    from: 'candidate c',
    columns: CandidateEntity.select('c', { without: UNREAD }),
    alias: 'c',
    sorts: { name: 'c.sort_name' },
    filters: {},
    text: CANDIDATE_TEXT,
  }),
  seenBy: candidatesSeenBy,
  mergedInto: 'c.merged_into_id',
  title: ({ name }) => name,
  refuse: (_step, { mergedIntoId }) => (mergedIntoId === null ? null : CANDIDATE.errors.CANDIDATE_MERGED),
  shows: ({ name, email, phone }): OwnAnswer<Candidate> => ({ name, email, phone }),
  history: ['merge', 'unmerge'],
  // Contacts are erased when their time has come, and the trail is kept.
  hidden: ({ name }) => ({ title: name, open: ['name', 'because', 'applications', 'resumes', 'merged'] }),
};
