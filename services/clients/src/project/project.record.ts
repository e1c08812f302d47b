import { PROJECT, type Project } from '@atrium/contracts';
import { type OwnAnswer, type RecordRules, type RecordSteps, type RowOf, tenantList } from '@atrium/records';
import { projectsSeenBy } from '../owned/owned-sight.rules.js';
import { ProjectEntity } from './project.entity.js';
import { refuseEnded } from './project.rules.js';

export interface ProjectRow extends RowOf<typeof ProjectEntity> {
  clientName: string;
  /** Who manages it. */
  ownerId: string;
  currency: string;
  money: Project['money'];
  /** The last day of each open milestone. */
  openMilestones: string[];
  milestoneCount: number;
  createdAt: Date;
}

export type ProjectSteps = RecordSteps<ProjectRow, ProjectEntity, Project>;

/** What a row alone does not say. */
type Completed = 'manager' | 'members' | 'tasks' | 'milestones' | 'tracked' | 'troubles' | 'codeFixed';

export const PROJECTS: RecordRules<ProjectRow, ProjectEntity, Project, Completed> = {
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
    columns: `${ProjectEntity.select('p')}, c.name as "clientName", p.manager_id as "ownerId", c.currency,
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
  shows: (row): OwnAnswer<Project, Completed> => ({
    clientId: row.clientId,
    kind: row.kind,
    name: row.name,
    code: row.code,
    managerId: row.managerId,
    memberIds: row.memberIds,
    startOn: row.startOn,
    endOn: row.endOn,
    budgetHours: row.budgetHours,
    budget: row.budget,
    client: { id: row.clientId, name: row.clientName },
    state: row.state,
    money: row.money,
    currency: row.currency,
    createdAt: row.createdAt.toISOString(),
  }),
  audited: ({ state, clientName }) => ({ state, client: clientName }),
};
