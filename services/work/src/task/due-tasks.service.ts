import { sayTaskNumber } from '@atrium/contracts';
import { joined, Notifications, words, type Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { DueTasksRepository, type DueTask, type TaskMorning } from './due-tasks.repository.js';

/** Named in one notification; the others are counted. */
const NAMED = 3;

/** What is due, for those who do it and for those who look at all of it. Inside `TenantDb.run` only. */
@Injectable()
export class DueTasks {
  constructor(
    private readonly due: DueTasksRepository,
    private readonly notifications: Notifications,
  ) {}

  /**
   * Tells people of the tasks that are due today and tomorrow, a notification for each day. Repeatable: said once a day.
   * @returns for how many people and days
   */
  async tell(at: Date): Promise<{ told: number }> {
    const groups = new Map<string, DueTask[]>();
    for (const task of await this.due.listDue(at)) {
      const key = `${task.userId} ${task.dueOn} ${String(task.isToday)}`;
      groups.set(key, [...(groups.get(key) ?? []), task]);
    }
    for (const [key, tasks] of groups) await this.tellOne(key, tasks);
    return { told: groups.size };
  }

  /** What a company's tasks came to by a morning; null for a company that is gone. */
  morning(at: Date): Promise<TaskMorning | null> {
    return this.due.countMorning(at);
  }

  private async tellOne(key: string, tasks: readonly DueTask[]): Promise<void> {
    const [first] = tasks;
    if (!first) return;
    await this.notifications.notify({
      ...{ to: { users: [first.userId] }, kind: 'task.due', dedupeKey: `due ${key}` },
      ...(tasks.length === 1
        ? { subjectId: first.id, query: `open=${first.id}` }
        : { query: 'quick=mine&sort=dueOn' }),
      title: first.isToday ? words('Due today') : words('Due tomorrow'),
      text: sayTasks(tasks),
    });
  }
}

function sayTasks(tasks: readonly DueTask[]): Said {
  const more = tasks.length - NAMED;
  return joined(', ', [
    ...tasks
      .slice(0, NAMED)
      .map(({ number, title }) => words('{number} {title}', { number: sayTaskNumber(number), title })),
    ...(more > 0 ? [words('{count, plural, one {and # more} other {and # more}}', { count: more })] : []),
  ]);
}
