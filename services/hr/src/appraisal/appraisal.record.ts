import { APPRAISAL, passesCheck, type Appraisal } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  type RowOf,
  type RowReader,
  type RowSight,
  tenantList,
} from '@atrium/records';
import { AppraisalEntity } from './appraisal.entity.js';

export interface AppraisalRow extends RowOf<typeof AppraisalEntity> {
  employeeName: string;
  cycleName: string;
  label: string | null;
  score: number | null;
  /** The account of whose pay it is. */
  userId: string | null;
  askedByName: string;
  createdAt: Date;
}

export type AppraisalSteps = RecordSteps<AppraisalRow, AppraisalEntity, Appraisal>;

/** Nobody sees their own: it is told by the new pay. HR sees the others, and a lead those of whom they lead. */
function seenAppraisals(reader: RowReader): RowSight {
  const others = { sql: 'e.user_id is distinct from ?', values: [reader.id] };
  if (passesCheck(reader, APPRAISAL.check('update'))) return [others];
  const led = `{${reader.ledPeople.join(',')}}`;
  return [others, { sql: '(a.employee_id = any(?::uuid[]) or b.user_id = ?)', values: [led, reader.id] }];
}

export const APPRAISALS: RecordRules<AppraisalRow, AppraisalEntity, Appraisal> = {
  record: APPRAISAL,
  table: {
    record: APPRAISAL,
    entity: AppraisalEntity,
    unique: { appraisal_open_key: { field: 'resultId', refusal: APPRAISAL.errors.APPRAISAL_OPEN } },
  },
  list: tenantList<AppraisalRow>()({
    list: APPRAISAL.list,
    from: `appraisal a join employee e on e.company_id = a.company_id and e.id = a.employee_id
      join employee b on b.company_id = a.company_id and b.id = a.asked_by_id
      join evaluation_result r on r.company_id = a.company_id and r.id = a.result_id
      join evaluation_cycle c on c.company_id = r.company_id and c.id = r.cycle_id`,
    alias: 'a',
    columns: `${AppraisalEntity.select('a')}, a.created_at as "createdAt", c.name as "cycleName",
      r.label, r.score::float8, e.user_id as "userId", e.first_name || ' ' || e.last_name as "employeeName",
      b.first_name || ' ' || b.last_name as "askedByName"`,
    sorts: { createdAt: 'a.created_at' },
    filters: { employee: 'a.employee_id', state: 'a.state' },
  }),
  seenBy: seenAppraisals,
  title: ({ employeeName, from }) => `${employeeName} (${from})`,
  shows: (row): OwnAnswer<Appraisal> => ({
    employee: { id: row.employeeId, name: row.employeeName },
    result: { id: row.resultId, name: row.cycleName },
    rise: row.rise,
    from: row.from,
    reason: row.reason,
    guideline: row.guideline,
    state: row.state,
    askedBy: { id: row.askedById, name: row.askedByName },
    createdAt: row.createdAt.toISOString(),
  }),
  // Readers of the trail may not see what others earn more.
  audited: ({ state, from }) => ({ state, from }),
};
