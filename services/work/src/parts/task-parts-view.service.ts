import type { TaskParts } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskCheckRepository } from '../relation/task-check.repository.js';
import { TaskFileRepository } from '../relation/task-file.repository.js';
import { TaskTreeRepository } from '../relation/task-tree.repository.js';
import { TaskWaitRepository } from '../relation/task-wait.repository.js';
import { TaskRefs } from '../task/task-refs.service.js';
import type { TaskRow } from '../task/task.record.js';

/** What belongs to a task, as far as the reader may know it. Inside `TenantDb.run` only. */
@Injectable()
export class TaskPartsView {
  constructor(
    private readonly refs: TaskRefs,
    private readonly tree: TaskTreeRepository,
    private readonly waits: TaskWaitRepository,
    private readonly checks: TaskCheckRepository,
    private readonly files: TaskFileRepository,
    private readonly directory: UserDirectoryService,
  ) {}

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
      children: named(children),
      waitsFor: named(blockers),
      blocks: named(waiting),
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
