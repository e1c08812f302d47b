import { MOST_TASK_FILES, TASK, TASK_FILE_USE, type TaskParts } from '@atrium/contracts';
import { AppError, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Files, Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskFileRepository, type TaskFileRow } from '../relation/task-file.repository.js';
import { TASKS, type TaskSteps } from '../task/task.record.js';
import { TaskPartsView } from './task-parts-view.service.js';

interface Place {
  id: string;
  fileId: string;
}

/** Adds files to tasks and takes them off. */
@Injectable()
export class TaskFiles {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly kept: TaskFileRepository,
    private readonly files: Files,
    private readonly view: TaskPartsView,
  ) {
    this.steps = records.of(TASKS);
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, TASK_FULL, VALIDATION_FAILED on `fileId` */
  add(user: SignedInUser, { id, fileId }: Place): Promise<TaskParts> {
    return this.change(user, id, async (known) => {
      if (known.some((each) => each.id === fileId)) return;
      if (known.length >= MOST_TASK_FILES)
        throw new AppError(TASK.errors.TASK_FULL, {
          message: `A task has at most ${String(MOST_TASK_FILES)} files.`,
        });
      const file = await this.files.attach(fileId, { use: TASK_FILE_USE, recordId: id, user });
      await this.kept.add(id, { ...file, by: user.id, at: this.clock.now() });
    });
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED */
  remove(user: SignedInUser, { id, fileId }: Place): Promise<TaskParts> {
    return this.change(user, id, async (known) => {
      if (!known.some((each) => each.id === fileId)) throw notFound();
      await this.kept.remove(fileId);
      await this.files.remove(fileId);
    });
  }

  private change(
    user: SignedInUser,
    id: string,
    change: (known: TaskFileRow[]) => Promise<void>,
  ): Promise<TaskParts> {
    return this.db.run(user.companyId, async () => {
      const before = await this.steps.open(user, { step: 'attach', id });
      const known = await this.kept.list(id);
      await change(known);
      await this.steps.table.invalidate([id]);
      const also = {
        before: { files: sayNames(known) },
        after: { files: sayNames(await this.kept.list(id)) },
      };
      const row = await this.steps.record({ step: 'attach', by: user, id, before, also });
      return this.view.read(user, row);
    });
  }
}

const sayNames = (files: readonly TaskFileRow[]): string | null =>
  files.map(({ name }) => name).join(', ') || null;
