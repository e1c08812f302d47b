import { MOST_BLOCKERS, MOST_LEVELS, TASK, type TaskParts, type TaskRef } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Audit, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskCheckRepository } from '../relation/task-check.repository.js';
import { TaskFileRepository } from '../relation/task-file.repository.js';
import { TaskFollowerRepository } from '../relation/task-follower.repository.js';
import { TaskTreeRepository } from '../relation/task-tree.repository.js';
import { TaskWaitRepository } from '../relation/task-wait.repository.js';
import { findLoop, type Wait } from '../relation/wait-loop.rules.js';
import { TaskDoor } from '../task/task-door.service.js';
import { TaskRefs } from '../task/task-refs.service.js';
import { refuseClosedParent } from '../task/task.rules.js';
import { TASKS, type TaskRow, type TaskSteps } from '../task/task.record.js';

/** What belongs to a task: its checklist, its sub-tasks, what it waits for and who follows it. */
@Injectable()
export class TaskPartsService {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly door: TaskDoor,
    private readonly refs: TaskRefs,
    private readonly tree: TaskTreeRepository,
    private readonly waits: TaskWaitRepository,
    private readonly checks: TaskCheckRepository,
    private readonly files: TaskFileRepository,
    private readonly followers: TaskFollowerRepository,
    private readonly directory: UserDirectoryService,
    private readonly audit: Audit,
  ) {
    this.steps = records.of(TASKS);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<TaskParts> {
    return this.db.run(user.companyId, async () => this.read(user, await this.door.find(user, id)));
  }

  /** @throws {AppError} NOT_FOUND of either, ACCESS_DENIED, TASK_LOOP, TASK_FULL */
  wait(user: SignedInUser, wait: Wait): Promise<TaskParts> {
    return this.db.run(user.companyId, async () => {
      await this.tree.lock();
      const task = await this.door.open(user, wait.taskId);
      await this.door.find(user, wait.blockerId);
      const blockers = await this.waits.listBlockers(task.id);
      if (blockers.length >= MOST_BLOCKERS)
        throw new AppError(TASK.errors.TASK_FULL, {
          message: `A task waits for at most ${String(MOST_BLOCKERS)} others.`,
        });
      await this.refuseLoop(user, wait);
      await this.waits.add(wait);
      return this.related(user, task);
    });
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED */
  release(user: SignedInUser, wait: Wait): Promise<TaskParts> {
    return this.db.run(user.companyId, async () => {
      const task = await this.door.open(user, wait.taskId);
      await this.waits.remove(wait);
      return this.related(user, task);
    });
  }

  /** @throws {AppError} NOT_FOUND of either, ACCESS_DENIED, TASK_LOOP, TASK_TOO_DEEP, TASK_PARENT_CLOSED */
  hang(user: SignedInUser, id: string, parentId: string | null): Promise<TaskParts> {
    return this.db.run(user.companyId, async () => {
      await this.tree.lock();
      const task = await this.door.open(user, id);
      if (parentId !== null) {
        const parent = await this.door.find(user, parentId);
        await this.refuseLoop(user, { taskId: parentId, blockerId: id });
        refuseClosedParent(parent, task.stage);
        const above = await this.tree.listAbove(parentId);
        const levels = above.length + (await this.tree.countLevels(id));
        if (levels > MOST_LEVELS) throw new AppError(TASK.errors.TASK_TOO_DEEP);
      }
      await this.steps.table.note(id, { parentId });
      return this.related(user, task);
    });
  }

  /** Whoever reads a task may follow it. @throws {AppError} NOT_FOUND */
  follow(user: SignedInUser, id: string, followed: boolean): Promise<TaskParts> {
    return this.db.run(user.companyId, async () => {
      await this.door.find(user, id);
      await (followed ? this.followers.add(id, user.id) : this.followers.remove(id, user.id));
      await this.steps.table.invalidate([id]);
      this.audit.skip('task.relate');
      return this.read(user, await this.steps.rows.read(id));
    });
  }

  private async related(user: SignedInUser, before: TaskRow): Promise<TaskParts> {
    await this.steps.table.invalidate([before.id]);
    const row = await this.steps.record({ step: 'relate', by: user, id: before.id, before });
    return this.read(user, row);
  }

  private async refuseLoop(user: SignedInUser, wait: Wait): Promise<void> {
    const loop = findLoop(await this.waits.listAllFrom(wait.blockerId), wait);
    if (!loop) return;
    const refs = await this.refs.of(user, loop);
    const numbers = loop.map((id) => sayRef(refs.get(id)));
    throw new AppError(TASK.errors.TASK_LOOP, { message: `That would be a loop: ${numbers.join(', ')}.` });
  }

  /** Inside `TenantDb.run` only. */
  async read(user: SignedInUser, { id, parentId, followerIds }: TaskRow): Promise<TaskParts> {
    const [children, blockers, waiting] = [
      await this.tree.listChildren(id),
      await this.waits.listBlockers(id),
      await this.waits.listWaiting(id),
    ];
    const refs = await this.refs.of(user, [
      ...children,
      ...blockers,
      ...waiting,
      ...(parentId ? [parentId] : []),
    ]);
    const named = (ids: readonly string[]) => ids.flatMap((each) => refs.get(each) ?? []);
    const files = await this.files.list(id);
    const people = [...new Set([...followerIds, ...files.map(({ by }) => by)])];
    const names = await this.directory.listNames(user.companyId, people);
    const checklist = await this.checks.list(id);
    return {
      checklist: checklist.map(({ rank: _rank, ...check }) => check),
      parent: (parentId && refs.get(parentId)) || null,
      ...{ children: named(children), waitsFor: named(blockers), blocks: named(waiting) },
      files: files.map(({ at, by, ...file }) => ({
        ...file,
        addedAt: at.toISOString(),
        addedBy: names.get(by) ?? '',
      })),
      followers: followerIds.map((each) => ({ id: each, name: names.get(each) ?? '' })),
      followed: followerIds.includes(user.id),
    };
  }
}

const sayRef = (ref: TaskRef | undefined): string => ref?.number ?? 'a task that you cannot see';
