import { stageLabelOf, TASK } from '@atrium/contracts';
import { nameOf, type SignedInUser } from '@atrium/platform';
import { Notifications, words, type Said } from '@atrium/reach';
import { newsKey } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { TaskRow } from './task.record.js';

/** Inside `TenantDb.run` only. */
@Injectable()
export class TaskNotifications {
  constructor(private readonly notifications: Notifications) {}

  /** Nobody is notified of what they do themselves. */
  async assigned(
    actor: SignedInUser,
    { id, number, title }: Pick<TaskRow, 'id' | 'number' | 'title'>,
    to: readonly string[],
  ): Promise<void> {
    const users = to.filter((each) => each !== actor.id);
    if (users.length === 0) return;
    await this.notifications.notify({
      to: { users },
      kind: 'task.assigned',
      actorId: actor.id,
      subjectId: id,
      query: `open=${id}`,
      mergeKey: newsKey({ kind: TASK.kind, id }, actor.id),
      title: words('{name} assigned you a task', { name: nameOf(actor) }),
      text: words('{number} {title}', { number, title }),
    });
  }

  /** Told to those who get the next task of a repeat, by the portal itself. */
  async repeated({ id, number, title, assigneeIds }: TaskRow): Promise<void> {
    if (assigneeIds.length === 0) return;
    await this.notifications.notify({
      to: { users: assigneeIds },
      kind: 'task.assigned',
      subjectId: id,
      query: `open=${id}`,
      title: words('A repeated task is assigned to you'),
      text: words('{number} {title}', { number, title }),
    });
  }

  /** Told to whoever has the tasks of somebody who left, once for all of them. */
  async handed(
    from: { id: string; name: string },
    { to, count }: { to: string; count: number },
  ): Promise<void> {
    await this.notifications.notify({
      to: { users: [to] },
      kind: 'task.assigned',
      query: `handedFrom=${from.id}`,
      dedupeKey: `handed ${from.id} ${String(count)}`,
      title: words('{count, plural, one {# task} other {# tasks}} of {name} passed to you', {
        count,
        name: from.name,
      }),
    });
  }

  /** Told to each of those who got tasks of a template or a file. @param counts how many, by account */
  async given(actor: SignedInUser, from: Said, counts: ReadonlyMap<string, number>): Promise<void> {
    for (const [id, count] of counts) {
      if (id === actor.id) continue;
      await this.notifications.notify({
        to: { users: [id] },
        kind: 'task.assigned',
        actorId: actor.id,
        query: 'quick=mine&sort=dueOn',
        title: words(
          '{count, plural, one {{name} assigned you a task} other {{name} assigned you # tasks}}',
          { count, name: nameOf(actor) },
        ),
        text: from,
      });
    }
  }

  /** Told to those who may take it up now. */
  async freed(actor: SignedInUser, { id, number, title, assigneeIds }: TaskRow, by: TaskRow): Promise<void> {
    const users = assigneeIds.filter((each) => each !== actor.id);
    if (users.length === 0) return;
    await this.notifications.notify({
      to: { users },
      kind: 'task.freed',
      actorId: actor.id,
      subjectId: id,
      query: `open=${id}`,
      mergeKey: newsKey({ kind: TASK.kind, id }, actor.id),
      title: words('{number} no longer waits for {other}', {
        number,
        other: by.number,
      }),
      text: title,
    });
  }

  /** Told to those who follow it; what one person does to one task within minutes is one notification. */
  async moved(actor: SignedInUser, { id, number, title, ...row }: TaskRow): Promise<void> {
    const concerned = new Set([row.creatorId, ...row.assigneeIds, ...row.followerIds]);
    const users = [...concerned].filter((each) => each !== actor.id);
    if (users.length === 0) return;
    await this.notifications.notify({
      to: { users },
      kind: 'task.moved',
      actorId: actor.id,
      subjectId: id,
      query: `open=${id}`,
      mergeKey: newsKey({ kind: TASK.kind, id }, actor.id),
      title: words('{name} moved {number} to {stage}', {
        name: nameOf(actor),
        number,
        stage: { text: stageLabelOf(row) },
      }),
      text: title,
    });
  }
}
