import type { TaskPeople, TaskTab } from '@atrium/contracts';
import { TenantDb, type ReadValue } from '@atrium/platform';
import { allOf, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';

type Loaded = Omit<TaskPeople['items'][number], 'name' | 'available'>;

/** Days of a week, both ends included, and the day that counts as today. */
export interface TeamWeek {
  today: string;
  monday: string;
  sunday: string;
}

/** The part of an estimate that falls into the week of $3 and $4, of a task due later by its days from $2 on. */
const SHARE = `case
    when t.estimate is null or t.due_on is null then 0
    when t.due_on <= $4::date then t.estimate
    when greatest(coalesce(t.start_on, t.due_on), $2::date) > $4::date then 0
    else t.estimate::numeric * ($4::date - greatest(coalesce(t.start_on, t.due_on), $2::date) + 1)
      / (t.due_on - greatest(coalesce(t.start_on, t.due_on), $2::date) + 1)
  end / greatest(1, (select count(*) from task_assignee s where s.company_id = t.company_id and s.task_id = t.id))`;

/** Who works on the tasks of an area, and how much. Inside `TenantDb.run` only. */
@Injectable()
export class TaskTeamRepository {
  constructor(private readonly db: TenantDb) {}

  /** The latest first. At most 200. @param seen which tasks `t` count */
  async list(tab: TaskTab, seen: readonly ListFilter[], week: TeamWeek): Promise<Loaded[]> {
    const values: ReadValue[] = [this.db.currentCompanyId(), week.today, week.monday, week.sunday, tab];
    return this.db.current().query(
      `with load as (
         select a.user_id, count(*)::int as open,
           (count(*) filter (where t.due_on < $2::date))::int as late,
           (count(*) filter (where exists (
             select from task_blocker b join task w on w.company_id = b.company_id and w.id = b.blocker_id
             where b.company_id = t.company_id and b.task_id = t.id and w.open)))::int as waiting,
           coalesce(sum(t.estimate), 0)::int as estimate, coalesce(round(sum(${SHARE})), 0)::int as planned
         from task_assignee a join task t on t.company_id = a.company_id and t.id = a.task_id
         where a.company_id = $1 and a.open and t.tab = $5 and ${allOf(seen, values)}
         group by a.user_id
       ), team as (
         select user_id from load
         union
         select m.user_id from task_project_member m
         join person u on u.company_id = m.company_id and u.id = m.user_id and u.status = 'active'
         where m.company_id = $1 and m.project_id in (
           select t.project_id from task t
           where t.company_id = $1 and t.tab = $5 and t.open and t.project_id is not null and ${allOf(seen, values)})
       )
       select p.user_id as "userId", coalesce(l.open, 0) as open, coalesce(l.late, 0) as late,
         coalesce(l.waiting, 0) as waiting, coalesce(l.estimate, 0) as estimate, coalesce(l.planned, 0) as planned,
         (select coalesce(sum(e.minutes), 0)::int from time_entry e
            join task t on t.company_id = e.company_id and t.id = e.task_id
          where e.company_id = $1 and e.user_id = p.user_id and e.day between $3::date and $4::date
            and not e.needs_review and t.tab = $5 and ${allOf(seen, values)}) as tracked
       from team p left join load l on l.user_id = p.user_id
       order by late desc, open desc, p.user_id limit 200`,
      values,
    );
  }
}
