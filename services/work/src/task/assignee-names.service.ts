import { OnDomainEvent } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskRepository } from './task.repository.js';

/** Keeps groups of tasks by assignee in the order of the names that people have. */
@Injectable()
export class AssigneeNames {
  constructor(private readonly tasks: TaskRepository) {}

  @OnDomainEvent('user.changed', 1)
  follow({ userId }: { userId: string }): Promise<void> {
    return this.tasks.renameAssignee(userId);
  }
}
