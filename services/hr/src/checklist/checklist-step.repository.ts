import type { Checklist, ChecklistOwner } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface StepRow {
  id: string;
  employeeId: string;
  employeeName: string;
  /** Accounts of the person and of their manager. */
  userId: string | null;
  managerUserId: string | null;
  checklist: Checklist;
  title: string;
  owner: ChecklistOwner;
  dueOn: string;
  proof: boolean;
  doneAt: Date | null;
  doneBy: string | null;
  note: string | null;
}

interface Starting {
  employeeId: string;
  checklist: Checklist;
  /** The joining date or the last working day. */
  day: string;
  at: Date;
  by: string | null;
}

const SELECT = `
select s.id, s.employee_id as "employeeId", e.first_name || ' ' || e.last_name as "employeeName",
  e.user_id as "userId", m.user_id as "managerUserId", s.checklist, s.title, s.owner, s.due_on::text as "dueOn",
  s.proof, s.done_at as "doneAt", s.note,
  (select u.first_name || ' ' || u.last_name from person u
    where u.company_id = s.company_id and u.id = s.done_by) as "doneBy"
from checklist_step s
join employee e on e.company_id = s.company_id and e.id = s.employee_id
left join employee m on m.company_id = e.company_id and m.id = e.manager_id`;

const MOST = 500;

/** The running checklists. Inside `TenantDb.run` only. */
@Injectable()
export class ChecklistStepRepository {
  constructor(private readonly db: TenantDb) {}

  /** Copies the items of a checklist. @returns how many */
  async start({ employeeId, checklist, day, at, by }: Starting): Promise<number> {
    const rows = await this.query<{ id: string }>(
      `insert into checklist_step (company_id, employee_id, checklist, title, owner, due_on, proof, created_at, created_by)
       select company_id, $2, checklist, title, owner, $4::date + due_days, proof, $5, $6 from checklist_item
       where company_id = $1 and checklist = $3 and archived_at is null returning id`,
      [employeeId, checklist, day, at, by],
    );
    return rows.length;
  }

  /** Moves the days of open steps as far as their own day was moved. */
  async shift(
    employeeId: string,
    { checklist, from, to }: { checklist: Checklist; from: string; to: string },
  ): Promise<void> {
    await this.query(
      `with moved as (
         update checklist_step set due_on = due_on + ($5::date - $4::date)
         where company_id = $1 and employee_id = $2 and checklist = $3 and done_at is null and dropped_at is null
         returning 1
       ) select 1 from moved`,
      [employeeId, checklist, from, to],
    );
  }

  /** What is open of a checklist is no longer to be done. */
  stop(employeeId: string, checklist: Checklist, at: Date): Promise<void> {
    return this.drop({ employeeId, checklist, at }, 'and done_at is null');
  }

  /** The checklist is as if it had not been started: another start copies it anew. */
  undo(employeeId: string, checklist: Checklist, at: Date): Promise<void> {
    return this.drop({ employeeId, checklist, at }, '');
  }

  private async drop(
    { employeeId, checklist, at }: Pick<Starting, 'employeeId' | 'checklist' | 'at'>,
    which: string,
  ): Promise<void> {
    await this.query(
      `with stopped as (
         update checklist_step set dropped_at = $4
         where company_id = $1 and employee_id = $2 and checklist = $3 and dropped_at is null ${which}
         returning 1
       ) select 1 from stopped`,
      [employeeId, checklist, at],
    );
  }

  /** Until the transaction ends nobody else starts a checklist of this person. */
  async lockOf(employeeId: string): Promise<void> {
    await this.query('select 1 from employee where company_id = $1 and id = $2 for update', [employeeId]);
  }

  /** Whether it was started and not stopped. */
  async hasAny(employeeId: string, checklist: Checklist): Promise<boolean> {
    const rows = await this.query<unknown>(
      `select 1 from checklist_step where company_id = $1 and employee_id = $2 and checklist = $3
         and dropped_at is null limit 1`,
      [employeeId, checklist],
    );
    return rows.length > 0;
  }

  /** Open ones first, then by their day. */
  listOf(employeeId: string): Promise<StepRow[]> {
    return this.query(
      `${SELECT} where s.company_id = $1 and s.employee_id = $2 and s.dropped_at is null
       order by s.done_at is not null, s.due_on, s.id limit ${String(MOST)}`,
      [employeeId],
    );
  }

  /** Open steps that an account does itself: its own, and as the manager of somebody. */
  listMine(userId: string): Promise<StepRow[]> {
    return this.query(
      `${SELECT} where s.company_id = $1 and s.done_at is null and s.dropped_at is null
         and ((s.owner = 'person' and e.user_id = $2) or (s.owner = 'manager' and m.user_id = $2))
       order by s.due_on, s.id limit ${String(MOST)}`,
      [userId],
    );
  }

  /** Locked until the transaction ends. */
  async lock(id: string): Promise<StepRow | null> {
    const [row] = await this.query(
      `${SELECT} where s.company_id = $1 and s.id = $2 and s.dropped_at is null for update of s`,
      [id],
    );
    return row ?? null;
  }

  async tick(id: string, done: { at: Date; by: string; note: string | null } | null): Promise<void> {
    await this.query(
      `with ticked as (
         update checklist_step set done_at = $3, done_by = $4, note = $5 where company_id = $1 and id = $2 returning 1
       ) select 1 from ticked`,
      [id, done?.at ?? null, done?.by ?? null, done?.note ?? null],
    );
  }

  private query<Row = StepRow>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
