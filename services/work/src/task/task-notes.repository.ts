import type { TaskTab } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { KEY_OF_PROJECT } from '../relation/task-project.repository.js';
import type { TaskEntity } from './task.entity.js';

/** What the group of an assignee `u` is ordered by. */
export const KEY_OF_PERSON = `lower(trim(u.first_name || ' ' || u.last_name)) || ' ' || u.id`;

/** What is noted on a task of its project, its first assignee, its flow and its time. */
export type NotedValues = Pick<
  TaskEntity,
  'projectKey' | 'assigneeId' | 'assigneeKey' | 'stagePlace' | 'spent'
>;

/** Where a stage of an area's flow stands among those of its type. */
export interface StagePlace {
  tab: TaskTab | null;
  id: string;
  place: number;
}

/** Compares what is noted on tasks with what it was taken from. Inside `TenantDb.run` only. */
@Injectable()
export class TaskNotesRepository {
  constructor(private readonly db: TenantDb) {}

  /** Those of the tasks on which something else is noted, with what should be. */
  listStale(
    ids: readonly string[],
    places: readonly StagePlace[],
  ): Promise<(NotedValues & { id: string })[]> {
    return this.query(
      `select t.id, p.key as "projectKey", first.id as "assigneeId", first.key as "assigneeKey",
         coalesce(s.place, 0) as "stagePlace", coalesce(e.spent, 0) as spent
       from task t left join lateral (
         select ${KEY_OF_PROJECT} as key from task_project where company_id = t.company_id and id = t.project_id
       ) p on true left join lateral (
         select u.id, ${KEY_OF_PERSON} as key
         from task_assignee a join person u on u.company_id = a.company_id and u.id = a.user_id
         where a.company_id = t.company_id and a.task_id = t.id order by a.place, a.user_id limit 1
       ) first on true left join lateral (
         select sum(c.minutes)::int as spent from time_entry c
         where c.company_id = t.company_id and c.task_id = t.id and not c.needs_review
       ) e on true left join unnest($3::text[], $4::text[], $5::int[]) as s (tab, stage, place)
         on s.stage = t.flow_stage and s.tab is not distinct from t.tab
       where t.company_id = $1 and t.id = any($2::uuid[])
         and (t.project_key, t.assignee_id, t.assignee_key, t.stage_place, t.spent) is distinct from
           (p.key, first.id, first.key, coalesce(s.place, 0), coalesce(e.spent, 0))`,
      [ids, places.map(({ tab }) => tab), places.map(({ id }) => id), places.map(({ place }) => place)],
    );
  }

  /** Until the transaction ends nobody else changes them. @returns those of them that nobody else holds, when others are passed by */
  async lock(ids: readonly string[], how: 'wait' | 'pass by'): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select id from task where company_id = $1 and id = any($2::uuid[]) order by id
       for no key update ${how === 'wait' ? '' : 'skip locked'}`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** Whether a person has tasks on which another name of theirs is noted. */
  async isMisnamed(userId: string): Promise<boolean> {
    const rows = await this.query(
      `select 1 from task_assignee a join person u on u.company_id = a.company_id and u.id = a.user_id
         join task t on t.company_id = a.company_id and t.id = a.task_id and t.assignee_id = a.user_id
       where a.company_id = $1 and a.user_id = $2 and t.assignee_key is distinct from ${KEY_OF_PERSON} limit 1`,
      [userId],
    );
    return rows.length > 0;
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
