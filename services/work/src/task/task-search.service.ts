import { stageLabelOf, TASK, TASK_STAGES, type TaskQuery } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { ReaderSearch, type ReaderFinds } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskLists } from './task-lists.service.js';

/** Tasks in the portal's search: those that the person sees. */
@Injectable()
export class TaskSearch extends ReaderSearch {
  readonly key = TASK.kind;

  constructor(private readonly tasks: TaskLists) {
    super();
  }

  override async find(
    user: SignedInUser,
    { text, most }: { text: string; most: number },
  ): Promise<ReaderFinds> {
    if (user.role === 'client') return { items: [], total: 0, totalIsExact: true };
    const query: object = { search: text, sort: '-number', limit: most, stage: TASK_STAGES.join(',') };
    const { items, total, totalIsExact } = await this.tasks.list(user, query as TaskQuery);
    const found = items.map(({ id, number, title, ...task }) => ({
      id,
      title: `${number} ${title}`,
      lookup: title,
      detail: stageLabelOf(task),
    }));
    return { items: found, total, totalIsExact };
  }
}
