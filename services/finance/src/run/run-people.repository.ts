import type { PayBlockCode, PayChange, PayLine, PaySlipState, PayWarning } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { NEEDS_LOOK } from './pay-slip.record.js';

/** The run of a submission, while its payslips are those that were submitted. */
export interface SubmittedRun {
  ref: string;
  id: string;
  people: number;
  looks: number;
}

export interface RunPerson {
  slipId: string;
  employeeId: string;
  name: string;
  month: string;
  state: PaySlipState;
  gross: number;
  net: number;
  difference: number | null;
  change: PayChange | null;
  lines: PayLine[];
  blocks: { code: PayBlockCode }[];
  warnings: PayWarning[];
  holdReason: string | null;
}

/** The people of runs that wait for approval. Inside `TenantDb.run` only. */
@Injectable()
export class RunPeopleRepository {
  constructor(private readonly db: TenantDb) {}

  /** The run of a submission, whatever became of it. */
  async findRun(submissionId: string): Promise<string | null> {
    const [row] = await this.db
      .current()
      .query<{ id: string }[]>('select id from pay_run where company_id = $1 and submission_id = $2', [
        this.db.currentCompanyId(),
        submissionId,
      ]);
    return row?.id ?? null;
  }

  listSubmitted(submissionIds: readonly string[]): Promise<SubmittedRun[]> {
    return this.db.current().query<SubmittedRun[]>(SUBMITTED, [this.db.currentCompanyId(), submissionIds]);
  }

  /** @param place from 1; those that need a look come first, then by name */
  async findPerson(submissionId: string, place: number): Promise<RunPerson | null> {
    const values = [this.db.currentCompanyId(), submissionId, place - 1];
    const [person] = await this.db.current().query<RunPerson[]>(PERSON, values);
    return person ?? null;
  }
}

const OF_RUN = `pay_run r join pay_slip p on p.company_id = r.company_id and p.run_id = r.id
where r.company_id = $1 and r.state in ('submitted', 'approved', 'locked', 'partlyPaid', 'paid')`;

const SUBMITTED = `
select r.submission_id as ref, r.id, count(*)::int as people, (count(*) filter (where ${NEEDS_LOOK}))::int as looks
from ${OF_RUN} and r.submission_id = any($2) group by r.company_id, r.id`;

const PERSON = `
select p.id as "slipId", p.employee_id as "employeeId", p.name, p.month, p.state, p.gross, p.net, p.difference,
  p.change, p.lines, p.blocks, p.warnings, p.hold_reason as "holdReason"
from ${OF_RUN} and r.submission_id = $2
order by ${NEEDS_LOOK} desc, p.sort_name, p.id offset $3 limit 1`;
