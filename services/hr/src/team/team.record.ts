import { TEAM, type Team } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  reference,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { awayBetween, IN_NOW, MEMBER_TODAY, TODAY } from './team-sql.rules.js';
import { TeamEntity } from './team.entity.js';

export interface TeamRow extends RowOf<typeof TeamEntity> {
  leaderName: string | null;
  members: string[] | null;
  people: number;
  inNow: number;
  awayToday: number;
  awayWeek: number;
}

const status = statusFilter('t');

/** The members of one team today, counted together. */
const PRESENT = `lateral (
  select count(*)::int as people, array_agg(e.first_name || ' ' || e.last_name order by e.sort_name) as members,
    (count(*) filter (where ${IN_NOW} and not ${awayBetween(TODAY, TODAY)}))::int as in_now,
    (count(*) filter (where ${awayBetween(TODAY, TODAY)}))::int as away_today,
    (count(*) filter (where ${awayBetween(TODAY, `(date_trunc('week', ${TODAY}) + interval '6 days')::date`)}))::int
      as away_week
  from team_member m join employee e on e.company_id = m.company_id and e.id = m.employee_id
  where m.company_id = t.company_id and m.team_id = t.id and not e.archived and ${MEMBER_TODAY}
) present`;

const { errors } = TEAM;

export const TEAMS: RecordRules<TeamRow, TeamEntity, Team> = {
  record: TEAM,
  table: {
    record: TEAM,
    entity: TeamEntity,
    decidesLed: true,
    unique: { team_name_key: { field: 'name', refusal: errors.TEAM_NAME_TAKEN } },
  },
  list: tenantList<TeamRow>()({
    list: TEAM.list,
    from: `team t left join ${PRESENT} on true`,
    alias: 't',
    columns: `${TeamEntity.select('t')}, (select l.first_name || ' ' || l.last_name from employee l
        where l.company_id = t.company_id and l.id = t.leader_id) as "leaderName",
      present.people, present.members, present.in_now as "inNow", present.away_today as "awayToday",
      present.away_week as "awayWeek"`,
    sorts: { name: 't.sort_name' },
    filters: { leader: 't.leader_id', status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: TEAM.kind, content: 'lower(t.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<Team> => ({
    name: row.name,
    purpose: row.purpose,
    leader: reference(row.leaderId, row.leaderName),
    minPresent: row.minPresent,
    people: row.people,
    inNow: row.inNow,
    awayToday: row.awayToday,
    awayWeek: row.awayWeek,
    status: statusOf(row),
  }),
  audited: ({ members }) => ({ members: (members ?? []).join(', ') }),
  references: { leaderId: { table: 'employee', refusal: 'Choose someone who works here now.' } },
};
