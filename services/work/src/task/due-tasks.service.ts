import { dayIn } from '@atrium/contracts';
import { Notifications, partsOf, words, type Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { TaskPeopleService } from './task-people.service.js';
import { DueTasksRepository, type DueTask, type TaskMorning } from './due-tasks.repository.js';

/** All that are due, beside those that a notification names. */
const LIST = 'quick=mine&sort=dueOn';
/** When people are notified, by their own clocks. */
const HOUR = 9;
const DAY_MS = 86_400_000;

interface Morning {
  isToday: boolean;
  tasks: DueTask[];
}

const dayFrom = (at: Date, days: number): string =>
  new Date(at.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const hourIn = (at: Date, zone: string): number =>
  Number(new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }).format(at));

/** What is due, for those who do it and for those who look at all of it. Inside `TenantDb.run` only. */
@Injectable()
export class DueTasks {
  constructor(
    private readonly due: DueTasksRepository,
    private readonly people: TaskPeopleService,
    private readonly notifications: Notifications,
  ) {}

  /**
   * Tells those for whom it is nine in the morning of the tasks that are due today and tomorrow, a notification for each
   * day. Repeatable: said once a day.
   * @returns for how many people and days
   */
  async notify(at: Date): Promise<{ told: number }> {
    // Somewhere it is still yesterday, elsewhere tomorrow already.
    const due = await this.due.listDue(dayFrom(at, -1), dayFrom(at, 2));
    const zones = await this.people.zonesOf([...new Set(due.map(({ userId }) => userId))]);
    const groups = new Map<string, Morning>();
    for (const task of due) {
      const zone = zones.get(task.userId) ?? 'UTC';
      const today = dayIn(at, zone);
      const isToday = task.dueOn === today;
      if (hourIn(at, zone) !== HOUR || !(isToday || task.dueOn === dayFrom(new Date(today), 1))) continue;
      const key = `${task.userId} ${task.dueOn} ${String(isToday)}`;
      groups.set(key, { isToday, tasks: [...(groups.get(key)?.tasks ?? []), task] });
    }
    for (const [key, morning] of groups) await this.notifyOfMorning(key, morning);
    return { told: groups.size };
  }

  /** What a company's tasks came to by a morning; null for a company that is gone. */
  morning(at: Date): Promise<TaskMorning | null> {
    return this.due.countMorning(at);
  }

  private async notifyOfMorning(key: string, { isToday, tasks }: Morning): Promise<void> {
    const [first] = tasks;
    if (!first) return;
    await this.notifications.notify({
      to: { users: [first.userId] },
      kind: 'task.due',
      dedupeKey: `due ${key}`,
      ...(tasks.length === 1
        ? { subjectId: first.id, query: `open=${first.id}`, text: sayTask(first) }
        : { query: LIST, parts: partsOf(tasks, sayTask, LIST) }),
      title: isToday ? words('Due today') : words('Due tomorrow'),
    });
  }
}

const sayTask = ({ number, title }: DueTask): Said => words('{number} {title}', { number, title });
