import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** An open task that is due, and one of those who do it. */
export interface DueTask {
  userId: string;
  id: string;
  number: string;
  title: string;
  dueOn: string;
}

/** What a company's tasks came to by a morning. */
export interface TaskMorning {
  /** `YYYY-MM-DD`, in the company's zone. */
  day: string;
  doneYesterday: number;
  overdue: number;
}

/** Tasks by their due days. Inside `TenantDb.run` only. */
@Injectable()
export class DueTasksRepository {
  constructor(private readonly db: TenantDb) {}

  /** Open tasks due from one day to another, both included, a row for each of those who do them. */
  listDue(from: string, to: string): Promise<DueTask[]> {
    return this.db.current().query(
      `select a.user_id as "userId", t.id, t.code as number, t.title, t.due_on::text as "dueOn"
       from task t join task_assignee a on a.company_id = t.company_id and a.task_id = t.id
       where t.company_id = $1 and t.due_on between $2::date and $3::date and t.open and t.archived_at is null
       order by a.user_id, t.due_on, t.number`,
      [this.db.currentCompanyId(), from, to],
    );
  }

  /** Days are those of the company's zone. Without private tasks. */
  async countMorning(at: Date): Promise<TaskMorning | null> {
    const [row] = await this.db.current().query<TaskMorning[]>(
      `with here as (
         select timezone, ($2::timestamptz at time zone timezone)::date as today from company_facts where id = $1)
       select here.today::text as day,
         (select count(*)::int from task t where t.company_id = $1 and t.stage = 'done'
            and t.visibility <> 'private'
            and t.done_at >= (here.today - 1)::timestamp at time zone here.timezone
            and t.done_at < here.today::timestamp at time zone here.timezone) as "doneYesterday",
         (select count(*)::int from task t where t.company_id = $1 and t.open and t.archived_at is null
            and t.visibility <> 'private' and t.due_on < here.today) as overdue
       from here`,
      [this.db.currentCompanyId(), at],
    );
    return row ?? null;
  }
}
