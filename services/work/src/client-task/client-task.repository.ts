import type { ClientTask, TaskStage } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface ClientTaskRow extends Omit<ClientTask, 'project'> {
  projectId: string;
}

export interface CommentRow {
  id: string;
  authorId: string;
  side: 'company' | 'client';
  text: string;
  createdAt: Date;
}

/** Who has something to do with a task that a client sees. */
export interface Concerned {
  number: string;
  title: string;
  stage: TaskStage;
  /** Of the company. */
  users: string[];
  /** Of the client: who asked for it or has written. */
  guests: string[];
}

const MOST = 200;
const MOST_COMMENTS = 500;

const SHARED = `t.company_id = $1 and t.visibility = 'client' and t.archived_at is null and t.stage <> 'cancelled'`;

/** Tasks as clients see them, and the comments there. Inside `TenantDb.run` only. */
@Injectable()
export class ClientTaskRepository {
  constructor(private readonly db: TenantDb) {}

  /** Open ones first, by their day. */
  listOf(projectIds: readonly string[]): Promise<ClientTaskRow[]> {
    return this.query(
      `select t.id, t.code as number, t.title, t.stage, t.due_on::text as "dueOn", t.project_id as "projectId",
         t.source = 'client' as asked, (select count(*)::int from task_client_comment c
           where c.company_id = t.company_id and c.task_id = t.id) as comments
       from task t where ${SHARED} and t.project_id = any($2::uuid[])
       order by t.open desc, t.due_on, t.id limit ${String(MOST)}`,
      [projectIds],
    );
  }

  /** Whether it is shared with the client and of one of these projects. */
  async isShared(id: string, projectIds: readonly string[]): Promise<boolean> {
    const found = await this.query(
      `select 1 from task t where ${SHARED} and t.id = $2 and t.project_id = any($3::uuid[])`,
      [id, projectIds],
    );
    return found.length > 0;
  }

  /** The latest ones, the oldest of them first. */
  async listComments(taskId: string): Promise<CommentRow[]> {
    const rows = await this.query<CommentRow>(
      `select id, author_id as "authorId", side, text, created_at as "createdAt" from task_client_comment
       where company_id = $1 and task_id = $2 order by id desc limit ${String(MOST_COMMENTS)}`,
      [taskId],
    );
    return rows.toReversed();
  }

  async addComment(taskId: string, { authorId, side, text, createdAt }: Omit<CommentRow, 'id'>) {
    const [row] = await this.query<{ id: string }>(
      `insert into task_client_comment (company_id, task_id, author_id, side, text, created_at)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [taskId, authorId, side, text, createdAt],
    );
    if (!row) throw new Error('The comment was not added.');
    return row.id;
  }

  async concerned(taskId: string): Promise<Concerned> {
    const [row] = await this.query<Concerned>(
      `select t.code as number, t.title, t.stage, array(
           select a.user_id from task_assignee a where a.company_id = t.company_id and a.task_id = t.id
           union select f.user_id from task_follower f where f.company_id = t.company_id and f.task_id = t.id
           union select m.user_id from task_project_member m
             where m.company_id = t.company_id and m.project_id = t.project_id and m.leads) as users,
         array(select c.author_id from task_client_comment c
             where c.company_id = t.company_id and c.task_id = t.id and c.side = 'client'
           union select t.created_by where t.source = 'client') as guests
       from task t where t.company_id = $1 and t.id = $2`,
      [taskId],
    );
    if (!row) throw new Error('The task is not there.');
    return row;
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
