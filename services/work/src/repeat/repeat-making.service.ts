import { dayIn } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { Records, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskFlows } from '../flow/task-flows.service.js';
import { LabelService } from '../label/label.service.js';
import { TaskInsert } from '../task/task-insert.service.js';
import { TaskNotifications } from '../task/task-notifications.service.js';
import { TASKS, type TaskSteps } from '../task/task.record.js';
import { TaskRepository } from '../task/task.repository.js';
import { RepeatContents } from './repeat-content.service.js';
import { comingDay, dueOn, type Coming, type Due, type Repeating } from './repeat-days.rules.js';
import type { TaskRepeatEntity } from './task-repeat.entity.js';
import { TASK_REPEATS, type RepeatRow, type RepeatSteps } from './task-repeat.record.js';

/** Makes the next tasks of repeats. Inside `TenantDb.run` only. */
@Injectable()
export class RepeatMaking {
  private readonly repeats: RepeatSteps;
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly flows: TaskFlows,
    private readonly tasks: TaskRepository,
    private readonly inserts: TaskInsert,
    private readonly contents: RepeatContents,
    private readonly labels: LabelService,
    private readonly notifications: TaskNotifications,
  ) {
    this.repeats = records.of(TASK_REPEATS);
    this.steps = records.of(TASKS);
  }

  /** Does what is due for a repeat. Repeatable: one task a day, however often it is called. @returns whether it made one */
  async bringUp(id: string): Promise<boolean> {
    // In the order in which changes of tasks take these locks.
    await this.flows.hold();
    const { tab, task } = await this.repeats.rows.read(id);
    await this.tasks.lockList(tab);
    await this.steps.rows.lock(task.id);
    const row = await this.repeats.rows.lock(id);
    if (row.state !== 'active') return false;
    const due = dueOn(this.stateOf(row), this.today(row));
    const madeId = due.make && (await this.insert(row, due.make));
    if (due.missed > 0) await this.addMissed(row.task.id, due.missed);
    const latest = due.make && madeId ? { taskId: madeId, lastOn: due.make.day, made: row.made + 1 } : {};
    await this.goOn(row, due, latest);
    return madeId !== null;
  }

  /** The latest task of a repeat was closed just now. */
  async countFromNow(id: string): Promise<void> {
    const row = await this.repeats.rows.lock(id);
    const today = this.today(row);
    if (row.state === 'active')
      await this.goOn(row, comingDay({ ...this.stateOf(row), closedOn: today }, today));
  }

  today({ zone }: Pick<RepeatRow, 'zone'>): string {
    return dayIn(this.clock.now(), zone);
  }

  /** How the repeat stands. A cancelled task has no day of its end, so that it counts as closed today. */
  stateOf({ taskOpen, taskDoneAt, ...row }: RepeatRow): Repeating {
    const closedOn = taskOpen ? null : dayIn(taskDoneAt ?? this.clock.now(), row.zone);
    return { ...row, closedOn };
  }

  private async insert(row: RepeatRow, { day, missed }: NonNullable<Due['make']>): Promise<string> {
    const task = await this.contents.taskOf(row, day);
    const { checklist, labelIds } = row.content;
    const repeat = { repeatId: row.id, repeatOn: day, missed };
    const id = await this.inserts.insert(row.createdBy, task, { checklist, repeat });
    await this.labels.give(id, labelIds);
    const made = await this.steps.record({ step: 'create', by: null, id });
    await this.notifications.repeated(made);
    return id;
  }

  private async addMissed(taskId: string, days: number): Promise<void> {
    const { repeat } = await this.steps.rows.lock(taskId);
    await this.steps.table.note(taskId, { missed: (repeat?.missed ?? 0) + days });
    await this.steps.table.invalidate([taskId]);
  }

  /** What people typed meanwhile is based on the same version: days pass without anybody's change. */
  private async goOn(
    before: RepeatRow,
    { nextOn, ended }: Coming,
    latest: Values<TaskRepeatEntity> = {},
  ): Promise<void> {
    const { id } = before;
    if (ended) {
      await this.repeats.table.change(before, { ...latest, state: 'ended', nextOn: null }, null);
      await this.repeats.record({ step: 'end', by: null, id, before });
      return;
    }
    await this.repeats.table.note(id, { ...latest, nextOn });
    await this.repeats.table.invalidate([id]);
  }
}
