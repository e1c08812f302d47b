import {
  CLOSED_MILESTONE_STATES,
  MILESTONE,
  type Milestone,
  type MilestoneState,
  type ProjectState,
  type Refusal,
} from '@atrium/contracts';
import { type RecordRules, type RecordSteps, tenantList } from '@atrium/records';
import { projectsSeenBy } from '../owned/owned-sight.rules.js';
import type { OwnedRow } from '../owned/owned.types.js';
import { MilestoneEntity } from './milestone.entity.js';
import { refuseEnded } from './project.rules.js';

export interface MilestoneRow extends OwnedRow {
  projectId: string;
  projectName: string;
  projectState: ProjectState;
  clientId: string;
  title: string;
  dueOn: string;
  criteria: string | null;
  amount: number | null;
  /** Of the client. */
  currency: string;
  invoiceNumber: string | null;
  state: MilestoneState;
  answer: string | null;
  decidedAt: Date | null;
  decidedBy: string | null;
}

export type MilestoneSteps = RecordSteps<MilestoneRow, MilestoneEntity, Milestone>;

function refuse(step: string, { state, projectState }: MilestoneRow): Refusal | null {
  // What was approved is invoiced also after the project has ended.
  if (step === 'invoice') return null;
  const isClosed = CLOSED_MILESTONE_STATES.includes(state);
  return refuseEnded(projectState) ?? (isClosed ? MILESTONE.errors.MILESTONE_APPROVED : null);
}

export const MILESTONES: RecordRules<MilestoneRow, MilestoneEntity, Milestone> = {
  record: MILESTONE,
  table: { record: MILESTONE, entity: MilestoneEntity },
  list: tenantList<MilestoneRow>()({
    list: MILESTONE.list,
    from: `milestone m join project p on p.company_id = m.company_id and p.id = m.project_id
      join client c on c.company_id = p.company_id and c.id = p.client_id`,
    alias: 'm',
    columns: `m.id, m.version, m.project_id as "projectId", p.name as "projectName", p.state as "projectState",
      p.client_id as "clientId", p.manager_id as "ownerId", p.member_ids as "memberIds", m.title,
      m.due_on::text as "dueOn", m.criteria, m.amount, c.currency,
      m.invoice_number as "invoiceNumber", m.state, m.answer, m.decided_at as "decidedAt",
      m.decided_by as "decidedBy"`,
    sorts: { dueOn: 'm.due_on' },
    filters: { project: 'm.project_id', state: 'm.state' },
    text: { kind: MILESTONE.kind, content: 'lower(m.title)' },
  }),
  // A milestone is for those who see its project.
  seenBy: projectsSeenBy,
  title: ({ title }) => title,
  refuse,
  shows: ({ projectId, projectName, state, answer, decidedAt, decidedBy, invoiceNumber }) => ({
    project: { id: projectId, name: projectName },
    state,
    answer,
    decidedBy,
    invoiceNumber,
    decidedAt: decidedAt?.toISOString() ?? null,
  }),
  audited: ({ projectName, state, answer, invoiceNumber }) => ({
    project: projectName,
    state,
    answer,
    invoiceNumber,
  }),
};
