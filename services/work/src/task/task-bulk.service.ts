import {
  BULK_LIMIT,
  type BulkOf,
  type BulkReport,
  type Task,
  type TASK,
  type TaskQuery,
} from '@atrium/contracts';
import { AppError, Audit, toAppError, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskService } from './task.service.js';

type Order = BulkOf<typeof TASK>;

/** One step on many tasks, of which each is refused or taken by itself; of those that the person does not see nothing is told. */
@Injectable()
export class TaskBulk {
  constructor(
    private readonly tasks: TaskService,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} VALIDATION_FAILED when none is chosen, TRANSITION_REFUSED for a step that is for one task */
  async run(user: SignedInUser, order: Order): Promise<BulkReport> {
    const { ids, more } = await this.choose(user, order);
    const rows: BulkReport['rows'] = [];
    for (const id of ids) rows.push(await this.attempt(user, id, order));
    if (rows.every(({ refusal }) => refusal !== null)) this.audit.skip(`task.${order.step}`);
    return { rows, more };
  }

  private async choose(user: SignedInUser, { ids, matching }: Order) {
    if (matching) {
      const query: object = { ...matching, limit: BULK_LIMIT };
      const { items, nextCursor } = await this.tasks.list(user, query as TaskQuery);
      return { ids: items.map(({ id }) => id), more: nextCursor !== null };
    }
    if (!ids?.length) throw new AppError('VALIDATION_FAILED', { fields: { ids: 'Choose at least one.' } });
    return { ids: [...new Set(ids)], more: false };
  }

  private async attempt(user: SignedInUser, id: string, order: Order): Promise<BulkReport['rows'][number]> {
    let name: string | null = null;
    try {
      const task = await this.tasks.get(user, id);
      name = task.title;
      await this.take(user, task, order);
      return { id, name, refusal: null };
    } catch (error) {
      return { id, name, refusal: toAppError(error).message };
    }
  }

  private take(user: SignedInUser, { id, version }: Task, { step, values }: Order): Promise<Task> {
    if (step === 'update') return this.tasks.update(user, id, { version, ...values });
    if (step === 'archive' || step === 'restore') return this.tasks.archive(user, { id, version, step });
    throw new AppError('TRANSITION_REFUSED');
  }
}
