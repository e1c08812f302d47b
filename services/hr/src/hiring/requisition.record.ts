import { REQUISITION, type Requisition } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  reference,
  type RowOf,
  tenantList,
} from '@atrium/records';
import { requisitionsSeenBy } from './hiring-sight.policy.js';
import { RequisitionEntity } from './requisition.entity.js';

export interface RequisitionRow extends RowOf<typeof RequisitionEntity> {
  designationName: string | null;
  departmentName: string | null;
  replacesName: string | null;
  askedByName: string;
  openingId: string | null;
  createdAt: Date;
}

export type RequisitionSteps = RecordSteps<RequisitionRow, RequisitionEntity, Requisition>;

export const REQUISITIONS: RecordRules<RequisitionRow, RequisitionEntity, Requisition> = {
  record: REQUISITION,
  table: { record: REQUISITION, entity: RequisitionEntity },
  list: tenantList<RequisitionRow>()({
    list: REQUISITION.list,
    from: `requisition r join employee b on b.company_id = r.company_id and b.id = r.asked_by_id
      left join opening o on o.company_id = r.company_id and o.requisition_id = r.id
      left join designation g on g.company_id = r.company_id and g.id = r.designation_id
      left join department d on d.company_id = r.company_id and d.id = r.department_id
      left join employee p on p.company_id = r.company_id and p.id = r.replaces_id`,
    alias: 'r',
    columns: `${RequisitionEntity.select('r')}, r.created_at as "createdAt", o.id as "openingId",
      g.name as "designationName", d.name as "departmentName",
      p.first_name || ' ' || p.last_name as "replacesName", b.first_name || ' ' || b.last_name as "askedByName"`,
    sorts: { createdAt: 'r.created_at', neededBy: 'r.needed_by' },
    filters: { state: 'r.state', neededBy: 'r.needed_by', askedBy: 'r.asked_by_id' },
    text: { kind: REQUISITION.kind, content: 'lower(r.title)' },
  }),
  seenBy: requisitionsSeenBy,
  title: ({ title }) => title,
  shows: (row): OwnAnswer<Requisition> => ({
    title: row.title,
    designation: reference(row.designationId, row.designationName),
    department: reference(row.departmentId, row.departmentName),
    seats: row.seats,
    employmentType: row.employmentType,
    reason: row.reason,
    replaces: reference(row.replacesId, row.replacesName),
    budgetMin: row.budgetMin,
    budgetMax: row.budgetMax,
    neededBy: row.neededBy,
    description: row.description,
    state: row.state,
    askedBy: { id: row.askedById, name: row.askedByName },
    opening: reference(row.openingId, row.title),
    createdAt: row.createdAt.toISOString(),
  }),
  audited: ({ state, askedByName: askedBy }) => ({ state, askedBy }),
  references: {
    designationId: { table: 'designation', refusal: 'Choose a designation that is not archived.' },
    departmentId: { table: 'department', refusal: 'Choose a department that is not archived.' },
    replacesId: { table: 'employee', refusal: 'Choose someone of the company.' },
  },
};
