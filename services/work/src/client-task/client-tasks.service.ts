import { TASK, type AskTask, type ClientComments, type ClientTasks as Shown } from '@atrium/contracts';
import { AppError, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskFlows } from '../flow/task-flows.service.js';
import { TaskInsert } from '../task/task-insert.service.js';
import { TASKS, type TaskSteps } from '../task/task.record.js';
import { ClientTaskNotifications } from './client-task-notifications.service.js';
import { ClientTaskTalk } from './client-task-talk.service.js';
import { ClientTaskRepository } from './client-task.repository.js';

/** The projects of a client, as the service that keeps them says. */
export type OfProjects = readonly { id: string; name: string }[];

/**
 * Tasks of projects that are shared with the client, and what client and team write about them. Whose projects they are
 * is said by the service that keeps the projects.
 */
@Injectable()
export class ClientTasks {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly tasks: ClientTaskRepository,
    private readonly flows: TaskFlows,
    private readonly inserts: TaskInsert,
    private readonly talk: ClientTaskTalk,
    private readonly notifications: ClientTaskNotifications,
  ) {
    this.steps = records.of(TASKS);
  }

  /** Inside `TenantDb.run` only. */
  async list(projects: OfProjects): Promise<Shown> {
    const names = new Map(projects.map(({ id, name }) => [id, name]));
    const rows = await this.tasks.listOf([...names.keys()]);
    const items = rows.map(({ projectId, ...row }) => ({
      ...row,
      project: { id: projectId, name: names.get(projectId) ?? '' },
    }));
    return { items, projects: [...projects] };
  }

  /** In the backlog, assigned to nobody. Inside `TenantDb.run` only. @throws {AppError} NOT_FOUND, TOO_MANY_ATTEMPTS */
  async ask(user: SignedInUser, projects: OfProjects, { projectId, title, text }: AskTask): Promise<Shown> {
    if (!projects.some(({ id }) => id === projectId)) throw notFound();
    await this.talk.limit(user);
    const task = TASK.createSchema.parse({
      title,
      description: null,
      tab: null,
      priority: 'none',
      assigneeIds: [],
      startOn: null,
      dueOn: null,
      estimate: null,
      labels: [],
      visibility: 'client',
      stage: 'backlog',
      projectId,
    });
    const insert = async () => {
      await this.flows.hold();
      return this.inserts.insert(user.id, task, { source: 'client' });
    };
    const { id } = await this.steps.create(user, {}, { insert });
    if (text) await this.talk.write(user, { taskId: id, side: 'client', text });
    await this.notifications.notify(user, { taskId: id, side: 'client', text, asked: true });
    return this.list(projects);
  }

  /** Inside `TenantDb.run` only. @throws {AppError} NOT_FOUND of one that is not shared */
  async comments(user: SignedInUser, projects: OfProjects, taskId: string): Promise<ClientComments> {
    await this.checkShared(projects, taskId);
    return this.talk.read(user, taskId);
  }

  /** Inside `TenantDb.run` only. @throws {AppError} NOT_FOUND of one that is not shared, TOO_MANY_ATTEMPTS */
  async comment(
    user: SignedInUser,
    projects: OfProjects,
    { taskId, text }: { taskId: string; text: string },
  ): Promise<ClientComments> {
    await this.checkShared(projects, taskId);
    await this.talk.limit(user);
    await this.talk.write(user, { taskId, side: 'client', text });
    await this.notifications.notify(user, { taskId, side: 'client', text });
    return this.talk.read(user, taskId);
  }

  /** For those of the company who see the task. @throws {AppError} NOT_FOUND */
  ofTeam(user: SignedInUser, taskId: string): Promise<ClientComments> {
    return this.db.run(user.companyId, async () => {
      await this.steps.find(user, taskId);
      return this.talk.read(user, taskId);
    });
  }

  /** The client hears by mail. @throws {AppError} NOT_FOUND, TASK_NOT_SHARED, TOO_MANY_ATTEMPTS */
  answer(user: SignedInUser, taskId: string, text: string): Promise<ClientComments> {
    return this.db.run(user.companyId, async () => {
      const task = await this.steps.find(user, taskId);
      if (task.visibility !== 'client') throw new AppError(TASK.errors.TASK_NOT_SHARED);
      await this.talk.limit(user);
      await this.talk.write(user, { taskId, side: 'company', text });
      await this.notifications.notify(user, { taskId, side: 'company', text });
      return this.talk.read(user, taskId);
    });
  }

  private async checkShared(projects: OfProjects, taskId: string): Promise<void> {
    const ids = projects.map(({ id }) => id);
    if (!(await this.tasks.isShared(taskId, ids))) throw notFound();
  }
}
