import { APPLICATION, INTERVIEW, OPENING, type Interview } from '@atrium/contracts';
import { type OwnAnswer, type RecordRules, type RecordSteps, type RowOf, tenantList } from '@atrium/records';
import { openingsSeenBy } from '../hiring/hiring-sight.policy.js';
import { InterviewEntity } from './interview.entity.js';

/** Who holds an interview; given: whether their scorecard is there. */
export interface PanelMember {
  id: string;
  name: string;
  userId: string | null;
  given: boolean;
}

export interface InterviewRow extends RowOf<typeof InterviewEntity> {
  candidateId: string;
  candidateName: string;
  openingId: string;
  openingTitle: string;
  panel: PanelMember[];
}

export type InterviewSteps = RecordSteps<InterviewRow, InterviewEntity, Interview>;

/** Who holds interviews `i`. */
const PANEL = `(select coalesce(json_agg(json_build_object('id', e.id,
    'name', e.first_name || ' ' || e.last_name, 'userId', e.user_id, 'given', s.employee_id is not null)
    order by e.first_name, e.last_name, e.id), '[]')
  from interview_panel m join employee e on e.company_id = m.company_id and e.id = m.employee_id
  left join scorecard s on s.company_id = m.company_id and s.interview_id = m.interview_id and s.employee_id = m.employee_id
  where m.company_id = i.company_id and m.interview_id = i.id)`;

const TOLD = ['startsAt', 'minutes', 'mode', 'place', 'state', 'panel', 'reason'];

const titleOf = ({ candidateName, openingTitle }: InterviewRow): string =>
  `${candidateName}, ${openingTitle}`;

export const INTERVIEWS: RecordRules<InterviewRow, InterviewEntity, Interview> = {
  record: INTERVIEW,
  table: {
    record: INTERVIEW,
    entity: InterviewEntity,
    invalidates: [{ tags: [APPLICATION.tag], audience: { check: OPENING.check('read') } }],
  },
  list: tenantList<InterviewRow>()({
    list: INTERVIEW.list,
    from: `interview i join application a on a.company_id = i.company_id and a.id = i.application_id
      join candidate c on c.company_id = a.company_id and c.id = a.candidate_id
      join opening o on o.company_id = a.company_id and o.id = a.opening_id`,
    alias: 'i',
    columns: `${InterviewEntity.select('i')}, c.id as "candidateId", c.name as "candidateName",
      o.id as "openingId", o.title as "openingTitle", ${PANEL} as panel`,
    sorts: { startsAt: 'i.starts_at' },
    filters: { application: 'i.application_id', state: 'i.state' },
  }),
  seenBy: openingsSeenBy,
  title: titleOf,
  shows: (row): OwnAnswer<Interview> => ({
    applicationId: row.applicationId,
    startsAt: row.startsAt.toISOString(),
    minutes: row.minutes,
    mode: row.mode,
    place: row.place,
    roomId: row.roomId,
    link: row.link,
    panelIds: row.panel.map(({ id }) => id),
    panel: row.panel.map(({ id, name, given }) => ({ id, name, given })),
    state: row.state,
    candidate: { id: row.candidateId, name: row.candidateName },
    opening: { id: row.openingId, name: row.openingTitle },
    reason: row.reason,
    sequence: row.sequence,
  }),
  audited: (row) => ({
    state: row.state,
    reason: row.reason,
    panel: row.panel.map(({ name }) => name).join(', '),
  }),
  history: ['score'],
  hidden: (row) => ({ title: titleOf(row), open: TOLD }),
  invalidates: ({ panel }) => [
    { tags: ['OwnInterviews'], audience: { users: panel.flatMap(({ userId }) => userId ?? []) } },
  ],
};
