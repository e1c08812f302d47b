import {
  labelOfCriterion,
  labelOfHiringStage,
  OPENING,
  type Opening,
  type RequisitionState,
} from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  reference,
  type RowOf,
  tenantList,
} from '@atrium/records';
import { openingsSeenBy } from './hiring-sight.policy.js';
import { OpeningEntity } from './opening.entity.js';

export interface OpeningRow extends RowOf<typeof OpeningEntity> {
  designationName: string | null;
  departmentName: string | null;
  ownerName: string;
  requisitionTitle: string;
  requisitionState: RequisitionState;
  budgetMin: number;
  budgetMax: number;
  neededBy: string;
  joined: number;
  accepted: number;
  sent: number;
  people: number;
  createdAt: Date;
}

export type OpeningSteps = RecordSteps<OpeningRow, OpeningEntity, Opening>;

const offers = (
  state: string,
  alias: string,
) => `(select count(*)::int from offer f where f.company_id = o.company_id
  and f.opening_id = o.id and f.state = '${state}') as ${alias}`;

export const OPENINGS: RecordRules<OpeningRow, OpeningEntity, Opening> = {
  record: OPENING,
  table: { record: OPENING, entity: OpeningEntity },
  list: tenantList<OpeningRow>()({
    list: OPENING.list,
    from: `opening o join requisition r on r.company_id = o.company_id and r.id = o.requisition_id
      join employee w on w.company_id = o.company_id and w.id = o.owner_id
      left join designation g on g.company_id = o.company_id and g.id = o.designation_id
      left join department d on d.company_id = o.company_id and d.id = o.department_id`,
    alias: 'o',
    columns: `${OpeningEntity.select('o')}, o.created_at as "createdAt", r.title as "requisitionTitle",
      r.state as "requisitionState", r.budget_min as "budgetMin", r.budget_max as "budgetMax",
      r.needed_by::text as "neededBy", g.name as "designationName", d.name as "departmentName",
      w.first_name || ' ' || w.last_name as "ownerName",
      ${offers('joined', 'joined')}, ${offers('accepted', 'accepted')}, ${offers('sent', 'sent')},
      (select count(*)::int from application a where a.company_id = o.company_id and a.opening_id = o.id and a.open)
        as people`,
    sorts: { createdAt: 'o.created_at' },
    filters: { state: 'o.state', owner: 'o.owner_id' },
    text: { kind: OPENING.kind, content: 'lower(o.title)' },
  }),
  seenBy: openingsSeenBy,
  title: ({ title }) => title,
  refuse: (step, { requisitionState }) =>
    step === 'open' && requisitionState !== 'approved' ? OPENING.errors.OPENING_ENDED : null,
  shows: (row): OwnAnswer<Opening> => ({
    title: row.title,
    owner: { id: row.ownerId, name: row.ownerName },
    department: reference(row.departmentId, row.departmentName),
    closesOn: row.closesOn,
    stages: row.stages,
    kit: row.kit,
    isPublic: row.isPublic,
    posting: row.posting,
    place: row.place,
    workMode: row.workMode,
    payShown: row.payShown,
    resumeRequired: row.resumeRequired,
    questions: row.questions,
    slug: row.slug,
    state: row.state,
    requisition: { id: row.requisitionId, name: row.requisitionTitle },
    headcount: row.headcount,
    seats: { joined: row.joined, accepted: row.accepted, sent: row.sent },
    people: row.people,
    designation: reference(row.designationId, row.designationName),
    budgetMin: row.budgetMin,
    budgetMax: row.budgetMax,
    neededBy: row.neededBy,
    createdAt: row.createdAt.toISOString(),
  }),
  audited: ({ state, headcount, stages, kit, questions }) => ({
    state,
    questions: questions.map(({ text }) => text).join(' · '),
    headcount,
    stages: stages.map(labelOfHiringStage).join(', '),
    kit: kit.map(labelOfCriterion).join(', '),
  }),
  references: {
    departmentId: { table: 'department', refusal: 'Choose a department that is not archived.' },
    ownerId: { table: 'employee', refusal: 'Choose someone who works here now.' },
  },
};
