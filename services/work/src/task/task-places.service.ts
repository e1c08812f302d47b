import { TASK, type Task } from '@atrium/contracts';
import { AppError, Contributions, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskProjectRepository } from '../relation/task-project.repository.js';
import { TaskTreeRepository } from '../relation/task-tree.repository.js';
import { MilestoneDirectory, type KnownMilestone } from './milestone-directory.service.js';
import { NamedInTask } from './named-in-task.service.js';
import { TASKS, type TaskRow, type TaskSteps } from './task.record.js';

interface Place {
  projectId: string | null;
  milestoneId: string | null;
}
/** What a change of the place writes. */
export type PlaceChange = Partial<Place & { projectKey: string | null }>;
type Wanted = { [Name in keyof Place]?: string | null | undefined };

/** To which project and milestone tasks belong. Inside `TenantDb.run` only. */
@Injectable()
export class TaskPlaces {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
    private readonly named: NamedInTask,
    private readonly projects: TaskProjectRepository,
    private readonly tree: TaskTreeRepository,
  ) {
    this.steps = records.of(TASKS);
  }

  /** Where a new task belongs. @param parent what it is a part of @throws {AppError} TASK_PROJECT, TASK_MILESTONE */
  async first(user: SignedInUser, given: Wanted, parent: TaskRow | null): Promise<Place> {
    const projectId = given.projectId === undefined ? (parent?.projectId ?? null) : given.projectId;
    if (given.projectId) await this.named.checkProject(user, given.projectId);
    const milestoneId = given.milestoneId ?? null;
    await this.checkMilestone(user, milestoneId, projectId);
    return { projectId, milestoneId };
  }

  /** What a change says of it, with a key only of another project, which takes the milestone away. @throws as `first` */
  async changed(user: SignedInUser, row: TaskRow, given: Wanted): Promise<PlaceChange> {
    if (given.projectId === undefined && given.milestoneId === undefined) return {};
    const { projectId = row.projectId } = given;
    const moves = projectId !== row.projectId;
    if (moves && projectId !== null) await this.named.checkProject(user, projectId);
    const { milestoneId = moves ? null : row.milestoneId } = given;
    if (milestoneId !== row.milestoneId || moves) await this.checkMilestone(user, milestoneId, projectId);
    return { projectId, milestoneId, ...(moves && { projectKey: await this.keyOf(projectId) }) };
  }

  /** Until the transaction ends nothing is hung below a task, which would stay behind, and none is closed or opened. */
  lock(): Promise<void> {
    return this.tree.lock();
  }

  /** What is below a task goes with it into its project. @param place what `changed` said of it */
  async follow(user: SignedInUser, id: string, { projectId, projectKey }: PlaceChange): Promise<void> {
    if (projectId === undefined || projectKey === undefined) return;
    for (const each of await this.tree.listBelow(id)) {
      const below = await this.steps.rows.lock(each);
      if (below.projectId === projectId) continue;
      await this.steps.table.change(below, { projectId, projectKey, milestoneId: null }, user.id);
      await this.steps.record({ step: 'update', by: user, id: each, before: below });
    }
  }

  /** By the milestone's id. Also outside `TenantDb.run`. */
  async milestonesOf(
    companyId: string,
    ids: readonly string[],
  ): Promise<Map<string, NonNullable<Task['milestone']>>> {
    const known = ids.length === 0 ? [] : await (await this.directory(companyId))?.find(companyId, ids);
    return new Map((known ?? []).map(({ id, title }) => [id, { id, title }]));
  }

  /** By the project's id, for whom it is. Also outside `TenantDb.run`. */
  async clientsOf(
    companyId: string,
    projectIds: readonly string[],
  ): Promise<Map<string, NonNullable<Task['client']>>> {
    if (projectIds.length === 0) return new Map();
    return (await (await this.directory(companyId))?.clientsOf(companyId, projectIds)) ?? new Map();
  }

  /** Ids of the projects that are for these clients. */
  async projectsOf(clientIds: readonly string[]): Promise<string[]> {
    return (await (await this.directory())?.projectsOf(clientIds)) ?? [];
  }

  /** Of a project on which the person works. @throws {AppError} NOT_FOUND */
  async listMilestones(user: SignedInUser, projectId: string): Promise<KnownMilestone[]> {
    if (!(await this.works(user, projectId))) throw notFound();
    return (await this.directory())?.listOf(projectId) ?? [];
  }

  /** @throws {AppError} TASK_MILESTONE, which names the project for those who work on it */
  private async checkMilestone(
    user: SignedInUser,
    id: string | null,
    projectId: string | null,
  ): Promise<void> {
    if (id === null) return;
    const [known] = (await (await this.directory())?.find(this.db.currentCompanyId(), [id])) ?? [];
    if (known?.projectId === projectId) return;
    const name =
      known && (await this.works(user, known.projectId)) ? await this.projects.nameOf(known.projectId) : null;
    const { TASK_MILESTONE } = TASK.errors;
    const message = name === null ? TASK_MILESTONE.message : `This milestone belongs to ${name}.`;
    throw new AppError(TASK_MILESTONE, { message, fields: { milestoneId: message } });
  }

  private async keyOf(projectId: string | null): Promise<string | null> {
    return projectId === null ? null : this.projects.keyOf(projectId);
  }

  private async works({ id, role }: SignedInUser, projectId: string): Promise<boolean> {
    const people = await this.projects.peopleOf(projectId);
    return people !== null && (role === 'admin' || people.includes(id));
  }

  private async directory(companyId = this.db.currentCompanyId()): Promise<MilestoneDirectory | undefined> {
    const [first] = await this.contributions.enabledOf(MilestoneDirectory, companyId);
    return first;
  }
}
