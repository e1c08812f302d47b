import { sayTaskNumber } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { TaskRow } from './task.record.js';

/** Inside `TenantDb.run` only. */
@Injectable()
export class TaskNotifications {
  constructor(private readonly notifications: Notifications) {}

  /** Nobody is told of what they do themselves. */
  async assigned(
    actor: SignedInUser,
    { id, number, title }: Pick<TaskRow, 'id' | 'number' | 'title'>,
    to: readonly string[],
  ): Promise<void> {
    const users = to.filter((each) => each !== actor.id);
    if (users.length === 0) return;
    await this.notifications.notify({
      ...{ to: { users }, kind: 'task.assigned', actorId: actor.id, subjectId: id, query: `open=${id}` },
      title: words('{name} assigned you a task', { name: `${actor.firstName} ${actor.lastName}` }),
      text: words('{number} {title}', { number: sayTaskNumber(number), title }),
    });
  }
}
