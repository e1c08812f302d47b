import { PROJECT, type AgencyService, type Project, type ProjectState } from '@atrium/contracts';
import { type RecordRules, type RecordSteps, tenantList } from '@atrium/records';
import { projectsSeenBy } from '../owned/owned-sight.rules.js';
import type { OwnedRow } from '../owned/owned.types.js';
import { ProjectEntity } from './project.entity.js';
import { refuseEnded } from './project.rules.js';

export interface ProjectRow extends OwnedRow {
  clientId: string;
  clientName: string;
  kind: AgencyService;
  name: string;
  code: string;
  state: ProjectState;
  managerId: string;
  memberIds: string[];
  startOn: string;
  endOn: string;
  budgetHours: number | null;
  budget: number | null;
  currency: string;
  money: Project['money'];
  /** The last day of each open milestone. */
  openMilestones: string[];
  milestoneCount: number;
  createdAt: Date;
}

export type ProjectSteps = RecordSteps<ProjectRow, ProjectEntity, Project>;

export const PROJECTS: RecordRules<ProjectRow, ProjectEntity, Project> = {
  record: PROJECT,
  table: {
    record: PROJECT,
    entity: ProjectEntity,
    unique: { project_code_key: { field: 'code', refusal: PROJECT.errors.PROJECT_CODE_TAKEN } },
  },
  list: tenantList<ProjectRow>()({
    list: PROJECT.list,
    from: 'project p join client c on c.company_id = p.company_id and c.id = p.client_id',
    alias: 'p',
    columns: `p.id, p.version, p.client_id as "clientId", c.name as "clientName", p.kind, p.name, p.code, p.state,
      p.manager_id as "managerId", p.manager_id as "ownerId", p.member_ids as "memberIds",
      p.start_on::text as "startOn", p.end_on::text as "endOn", p.budget_hours as "budgetHours", p.budget, c.currency,
      (select jsonb_build_object('planned', coalesce(sum(m.amount), 0),
          'approved', coalesce(sum(m.amount) filter (where m.state in ('client_approved', 'invoiced')), 0),
          'invoiced', coalesce(sum(m.amount) filter (where m.state = 'invoiced'), 0))
        from milestone m where m.company_id = p.company_id and m.project_id = p.id) as money,
      array(select m.due_on::text from milestone m where m.company_id = p.company_id and m.project_id = p.id
        and m.state not in ('client_approved', 'invoiced')) as "openMilestones",
      (select count(*)::int from milestone m where m.company_id = p.company_id and m.project_id = p.id)
        as "milestoneCount",
      p.created_at as "createdAt"`,
    sorts: { name: 'p.sort_name', code: 'p.code', startOn: 'p.start_on', endOn: 'p.end_on' },
    filters: { client: 'p.client_id', kind: 'p.kind', state: 'p.state', manager: 'p.manager_id' },
    // Archived ones only when the filter asks for them.
    unless: { state: { sql: `p.state <> 'archived'`, values: [] } },
    text: { kind: PROJECT.kind, content: `lower(p.name || ' ' || p.code)` },
  }),
  seenBy: projectsSeenBy,
  title: ({ name, code }) => `${name} (${code})`,
  refuse: (step, { state }) => (step in PROJECT.steps ? null : refuseEnded(state)),
  shows: ({ clientId, clientName, state, createdAt, money, currency }) => ({
    client: { id: clientId, name: clientName },
    state,
    money,
    currency,
    createdAt: createdAt.toISOString(),
  }),
  audited: ({ state, clientName }) => ({ state, client: clientName }),
};
