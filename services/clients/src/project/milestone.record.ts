import {
  CLOSED_MILESTONE_STATES,
  MILESTONE,
  type Milestone,
  type ProjectState,
  type Refusal,
} from '@atrium/contracts';
import { type OwnAnswer, type RecordRules, type RecordSteps, type RowOf, tenantList } from '@atrium/records';
import { projectsSeenBy } from '../owned/owned-sight.rules.js';
import { MilestoneEntity } from './milestone.entity.js';
import { refuseEnded } from './project.rules.js';

export interface MilestoneRow extends RowOf<typeof MilestoneEntity> {
  projectName: string;
  projectState: ProjectState;
  clientId: string;
  /** Who manages the project. */
  ownerId: string;
  memberIds: string[];
  /** Of the client. */
  currency: string;
}

export type MilestoneSteps = RecordSteps<MilestoneRow, MilestoneEntity, Milestone>;

function refuse(step: string, { state, projectState }: MilestoneRow): Refusal | null {
  // What was approved is invoiced also after the project has ended.
  if (step === 'invoice') return null;
  const isClosed = CLOSED_MILESTONE_STATES.includes(state);
  return refuseEnded(projectState) ?? (isClosed ? MILESTONE.errors.MILESTONE_APPROVED : null);
}

/** What a row alone does not say. */
type Completed = 'tasks';

export const MILESTONES: RecordRules<MilestoneRow, MilestoneEntity, Milestone, Completed> = {
  record: MILESTONE,
  table: { record: MILESTONE, entity: MilestoneEntity },
  list: tenantList<MilestoneRow>()({
    list: MILESTONE.list,
    from: `milestone m join project p on p.company_id = m.company_id and p.id = m.project_id
      join client c on c.company_id = p.company_id and c.id = p.client_id`,
    alias: 'm',
    columns: `${MilestoneEntity.select('m')}, p.name as "projectName", p.state as "projectState",
      p.client_id as "clientId", p.manager_id as "ownerId", p.member_ids as "memberIds", c.currency`,
    sorts: { dueOn: 'm.due_on' },
    filters: { project: 'm.project_id', state: 'm.state' },
    text: { kind: MILESTONE.kind, content: 'lower(m.title)' },
  }),
  // A milestone is for those who see its project.
  seenBy: projectsSeenBy,
  title: ({ title }) => title,
  refuse,
  shows: (row): OwnAnswer<Milestone, Completed> => ({
    projectId: row.projectId,
    title: row.title,
    dueOn: row.dueOn,
    criteria: row.criteria,
    amount: row.amount,
    project: { id: row.projectId, name: row.projectName },
    state: row.state,
    answer: row.answer,
    decidedBy: row.decidedBy,
    invoiceNumber: row.invoiceNumber,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }),
  audited: ({ projectName, state, answer, invoiceNumber }) => ({
    project: projectName,
    state,
    answer,
    invoiceNumber,
  }),
};
