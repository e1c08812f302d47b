import type { RequestState } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { NewRequest, RequestRecord } from '../kind/request.types.js';

export const REQUEST_COLUMNS = `r.id, r.kind, r.ref, r.employee_id as "employeeId", r.requester_id as "requesterId",
  r.person, r.summary, r.type, r.days::float8 as days, r.from_date::text as "from", r.to_date::text as "to", r.state,
  r.step, r.steps, r.escalate_after as "escalateAfter", r.submitted_by as "submittedBy", r.created_at as "createdAt", r.version`;

interface Submission extends NewRequest {
  requesterId: string;
  person: string;
  steps: number;
  /** Of the company's own steps; 0: those of the kind. */
  planVersion: number;
  escalateAfter: number;
  submittedBy: string;
  at: Date;
}

type Revision = Pick<NewRequest, 'summary' | 'days' | 'type' | 'from' | 'to'>;

/** Rows of requests. Inside `TenantDb.run` only. */
@Injectable()
export class RequestRepository {
  constructor(private readonly db: TenantDb) {}

  async find(id: string): Promise<RequestRecord | null> {
    const [row] = await this.query(
      `select ${REQUEST_COLUMNS} from request r where company_id = $1 and id = $2`,
      [id],
    );
    return row ?? null;
  }

  /** Locks the request until the end of the transaction: decisions come one after another. */
  async lock(id: string): Promise<RequestRecord | null> {
    const [row] = await this.query(
      `select ${REQUEST_COLUMNS} from request r where company_id = $1 and id = $2 for update`,
      [id],
    );
    return row ?? null;
  }

  listByIds(ids: readonly string[]): Promise<RequestRecord[]> {
    return this.query(`select ${REQUEST_COLUMNS} from request r where company_id = $1 and id = any($2)`, [
      ids,
    ]);
  }

  async findByRef(kind: string, ref: string): Promise<RequestRecord | null> {
    const [row] = await this.listByRefs(kind, [ref]);
    return row ?? null;
  }

  listByRefs(kind: string, refs: readonly string[]): Promise<RequestRecord[]> {
    return this.query(
      `select ${REQUEST_COLUMNS} from request r where company_id = $1 and kind = $2 and ref = any($3)`,
      [kind, refs],
    );
  }

  /** Those of a person that are not decided yet, and those approved for a time after a day. */
  listOpenOf(employeeId: string, after: string): Promise<RequestRecord[]> {
    return this.query(
      `select ${REQUEST_COLUMNS} from request r where company_id = $1 and employee_id = $2
         and (state = 'pending' or (state in ('approved', 'cancelRequested') and from_date > $3))
       order by id for update`,
      [employeeId, after],
    );
  }

  async add(given: Submission): Promise<RequestRecord> {
    const { kind, ref, employeeId, requesterId, person, summary, submittedBy, steps, at } = given;
    const { type = null, days = null, from = null, to = null, planVersion, escalateAfter } = given;
    const [row] = await this.query<{ id: string }>(
      `insert into request (company_id, kind, ref, employee_id, requester_id, person, summary, submitted_by, steps,
         created_at, changed_at, type, days, from_date, to_date, plan_version, escalate_after, state, step)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12, $13, $14, $15, $16, 'pending', 1) returning id`,
      [
        kind,
        ref,
        employeeId,
        requesterId,
        person,
        JSON.stringify(summary),
        submittedBy,
        steps,
        at,
        type,
        days,
        from,
        to,
        planVersion,
        escalateAfter,
      ],
    );
    const added = row && (await this.find(row.id));
    if (!added) throw new Error('The request was not added.');
    return added;
  }

  /** The version counts what is asked for, so a decision leaves it as it is. */
  async move(
    id: string,
    { state, step, at }: { state: RequestState; step: number; at: Date },
  ): Promise<void> {
    await this.query(
      `with moved as (
         update request set state = $3, step = $4, changed_at = $5 where company_id = $1 and id = $2 returning 1
       ) select 1 from moved`,
      [id, state, step, at],
    );
  }

  async setSteps(id: string, steps: number): Promise<void> {
    await this.query(
      'with kept as (update request set steps = $3 where company_id = $1 and id = $2 returning 1) select 1 from kept',
      [id, steps],
    );
  }

  async revise(id: string, { summary, days, type, from, to }: Revision, at: Date): Promise<void> {
    await this.query(
      `with revised as (
         update request set summary = $3, days = $4, type = $5, from_date = $6, to_date = $7, changed_at = $8,
           version = version + 1
         where company_id = $1 and id = $2 returning 1
       ) select 1 from revised`,
      [id, JSON.stringify(summary), days ?? null, type ?? null, from ?? null, to ?? null, at],
    );
  }

  /** Those of a kind that wait for a decision, the oldest first. */
  listOpen(kind: string): Promise<RequestRecord[]> {
    return this.query(
      `select ${REQUEST_COLUMNS} from request r where company_id = $1 and kind = $2
         and state in ('pending', 'cancelRequested') order by created_at, id`,
      [kind],
    );
  }

  /** Ids of requests that wait for a decision. */
  async listOpenIds(): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select id from request where company_id = $1 and state in ('pending', 'cancelRequested') order by id`,
      [],
    );
    return rows.map(({ id }) => id);
  }

  private query<Row = RequestRecord>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
