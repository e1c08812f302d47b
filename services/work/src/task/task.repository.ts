import type { TaskLoad, TaskTab } from '@atrium/contracts';
import { TenantDb, type ReadValue } from '@atrium/platform';
import { allOf, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { KEY_OF_PROJECT } from '../relation/task-project.repository.js';
import type { TaskEntity } from './task.entity.js';
import { KEY_OF_PERSON } from './task-notes.repository.js';

/** A task's place in the list of its area. */
export interface Placed {
  id: string;
  rank: string;
}

/** Numbers, assignees and the order of tasks. Inside `TenantDb.run` only. */
@Injectable()
export class TaskRepository {
  constructor(private readonly db: TenantDb) {}

  /** The next number of the company, and of a project that is given; a transaction that fails gives both back. */
  async nextNumbers(
    projectId: string | null,
  ): Promise<Pick<TaskEntity, 'number' | 'projectCode' | 'projectNumber' | 'projectKey'>> {
    const [row] = await this.query<{
      last: number;
      code: string | null;
      lastOfProject: number | null;
      key: string | null;
    }>(
      `with given as (
         insert into task_counter (company_id, last) values ($1, 1)
         on conflict (company_id) do update set last = task_counter.last + 1 returning last
       ), of_project as (
         update task_project set last_number = last_number + 1
         where company_id = $1 and id = $2 and (select last from given) is not null
         returning code, last_number, ${KEY_OF_PROJECT} as key
       ) select given.last, of_project.code, of_project.last_number as "lastOfProject", of_project.key
         from given left join of_project on true`,
      [projectId],
    );
    if (!row) throw new Error('No number was given.');
    const { last: number, code: projectCode, lastOfProject: projectNumber, key: projectKey } = row;
    return { number, projectCode, projectNumber, projectKey };
  }

  /**
   * For `TaskNotes`, which notes the first of them on the task.
   * @returns what is to be noted; null where that is there
   */
  async replaceAssignees(
    taskId: string,
    userIds: readonly string[],
  ): Promise<Pick<TaskEntity, 'assigneeId' | 'assigneeKey'> | null> {
    const [noted] = await this.query<Pick<TaskEntity, 'assigneeId' | 'assigneeKey'>>(
      `with gone as (
         delete from task_assignee where company_id = $1 and task_id = $2 and user_id <> all($3::uuid[])
       ), put as (
         insert into task_assignee (company_id, task_id, open, user_id, place)
         select $1, t.id, t.open, user_id, place
         from task t, unnest($3::uuid[]) with ordinality as named (user_id, place)
         where t.company_id = $1 and t.id = $2
         on conflict (company_id, task_id, user_id) do update set place = excluded.place
       ) select u.id as "assigneeId", ${KEY_OF_PERSON} as "assigneeKey"
         from task t left join person u on u.company_id = $1 and u.id = ($3::uuid[])[1]
         where t.company_id = $1 and t.id = $2
           and (t.assignee_id is distinct from u.id or t.assignee_key is distinct from ${KEY_OF_PERSON})`,
      [taskId, userIds],
    );
    return noted ?? null;
  }

  /** @param seen which tasks `t` count */
  async load(
    seen: readonly ListFilter[],
    { people, today }: { people: readonly string[]; today: string },
  ): Promise<TaskLoad['items']> {
    const values: ReadValue[] = [this.db.currentCompanyId(), `{${people.join(',')}}`, today];
    return this.db.current().query(
      `select a.user_id as "userId", count(*)::int as open,
         (count(*) filter (where t.due_on < $3::date))::int as late, coalesce(sum(t.estimate), 0)::int as estimate
       from task_assignee a join task t on t.company_id = a.company_id and t.id = a.task_id
       where a.company_id = $1 and a.user_id = any($2::uuid[]) and a.open and ${allOf(seen, values)}
       group by a.user_id order by open desc, a.user_id`,
      values,
    );
  }

  /** @param seen which tasks `t` are listed, of those due on these days; the last one is not included */
  async listDue(
    seen: readonly ListFilter[],
    { from, to }: { from: string; to: string },
  ): Promise<{ id: string; number: string; title: string; dueOn: string; version: number }[]> {
    const values: ReadValue[] = [this.db.currentCompanyId(), from, to];
    return this.db.current().query(
      `select t.id, t.code as number, t.title, t.version, t.due_on::text as "dueOn" from task t
       where t.company_id = $1 and t.due_on >= $2::date and t.due_on < $3::date and ${allOf(seen, values)}
       order by t.due_on, t.number`,
      values,
    );
  }

  /** Until the transaction ends nothing else is placed in this list. */
  async lockList(tab: TaskTab | null): Promise<void> {
    const key = `task list ${this.db.currentCompanyId()} ${tab ?? ''}`;
    await this.db.current().query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  /** Where a task of the list is; null for one that is not in it. */
  async findPlaced(tab: TaskTab | null, id: string): Promise<Placed | null> {
    return this.first(`and id = $3 limit 1`, tab, [id]);
  }

  /** The first of a stage of its flow. */
  firstOf(tab: TaskTab | null, flowStage: string): Promise<Placed | null> {
    return this.first(`and flow_stage = $3 and archived_at is null order by rank limit 1`, tab, [flowStage]);
  }

  rankAfter(tab: TaskTab | null, rank: string): Promise<Placed | null> {
    return this.first(`and rank > $3 order by rank limit 1`, tab, [rank]);
  }

  rankBefore(tab: TaskTab | null, rank: string): Promise<Placed | null> {
    return this.first(`and rank < $3 order by rank desc limit 1`, tab, [rank]);
  }

  last(tab: TaskTab | null): Promise<Placed | null> {
    return this.first(`order by rank desc limit 1`, tab, []);
  }

  /** All of a list, in order. */
  listPlaced(tab: TaskTab | null): Promise<Placed[]> {
    return this.query(
      `select id, rank from task where company_id = $1 and tab is not distinct from $2 order by rank, id`,
      [tab],
    );
  }

  private async first(rest: string, tab: TaskTab | null, values: unknown[]): Promise<Placed | null> {
    const [row] = await this.query<Placed>(
      `select id, rank from task where company_id = $1 and ${tab === null ? '($2::text is null and tab is null)' : 'tab = $2'} ${rest}`,
      [tab, ...values],
    );
    return row ?? null;
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
