import {
  TASK_REPEAT,
  type CreateTaskRepeat,
  type RepeatDates,
  type RepeatDatesQuery,
  type TaskRepeat,
  type Transition,
  type UpdateTaskRepeat,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, type SignedInUser } from '@atrium/platform';
import { Records, type Step } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TASKS, type TaskSteps } from '../task/task.record.js';
import { RepeatContents } from './repeat-content.service.js';
import { comingDay, nextDays, type Repeating } from './repeat-days.rules.js';
import { RepeatMaking } from './repeat-making.service.js';
import { acceptedRule, refuseNoDay } from './repeat-rule.rules.js';
import { TASK_REPEATS, type RepeatRow, type RepeatSteps } from './task-repeat.record.js';

const SHOWN_DAYS = 5;
/** What decides when the next task comes. */
const TIMING = ['rule', 'mode', 'startOn', 'zone'] as const;

/** Repeats of tasks, as people keep them. */
@Injectable()
export class TaskRepeats {
  readonly steps: RepeatSteps;
  private readonly tasks: TaskSteps;

  constructor(
    records: Records,
    private readonly contents: RepeatContents,
    private readonly making: RepeatMaking,
    private readonly directory: UserDirectoryService,
  ) {
    this.steps = records.of(TASK_REPEATS, (user, rows, changes) => this.complete(user, rows, changes));
    this.tasks = records.of(TASKS);
  }

  /** The next days of a repeat that begins now. @throws {AppError} TASK_REPEAT_RULE on `rule` */
  dates({ rule, startOn, mode, zone }: RepeatDatesQuery): RepeatDates {
    const accepted = acceptedRule(rule, startOn);
    const repeat = { rule: accepted, startOn, mode, lastOn: startOn, skipWhileOpen: true, made: 1 };
    const dates = nextDays(
      { ...repeat, nextOn: null, closedOn: null },
      this.making.today({ zone }),
      SHOWN_DAYS,
    );
    return { dates };
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, TRANSITION_REFUSED of an archived task, TASK_REPEATS, TASK_REPEAT_RULE */
  create(user: SignedInUser, { taskId, ...given }: CreateTaskRepeat): Promise<TaskRepeat> {
    const rule = acceptedRule(given.rule, given.startOn);
    const insert = async () => {
      const task = await this.tasks.open(user, { step: 'update', id: taskId });
      if (task.repeat && task.repeat.state !== 'ended') throw new AppError(TASK_REPEAT.errors.TASK_REPEATS);
      const content = await this.contents.of(user, taskId);
      const first = { ...given, rule, tab: task.tab, taskId, lastOn: given.startOn, content };
      const [id] = await this.steps.table.insert([first], user.id);
      if (id === undefined) throw new Error('The repeat was not made.');
      await this.steps.table.note(id, { nextOn: this.nextOf(await this.steps.rows.read(id)) });
      await this.tasks.table.note(taskId, { repeatId: id, repeatOn: given.startOn, missed: 0 });
      await this.tasks.table.invalidate([taskId]);
      return id;
    };
    return this.steps.create(user, {}, { insert });
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, TRANSITION_REFUSED, TASK_REPEAT_RULE */
  update(user: SignedInUser, id: string, { version, ...given }: UpdateTaskRepeat): Promise<TaskRepeat> {
    return this.take(user, { step: 'update', id, version }, async (row) => {
      if (!TIMING.some((name) => given[name] !== undefined && given[name] !== row[name])) return given;
      const { startOn, rule } = { ...row, ...given };
      // The first task is of the first day.
      const lastOn = row.made === 1 ? startOn : row.lastOn;
      if (lastOn !== row.lastOn) await this.tasks.table.note(row.task.id, { repeatOn: lastOn });
      const changed = { ...given, lastOn, rule: acceptedRule(rule, startOn) };
      const nextOn = row.state === 'active' ? this.nextOf({ ...row, ...changed }) : null;
      return { ...changed, nextOn };
    });
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, TRANSITION_REFUSED */
  pause(user: SignedInUser, id: string, { version }: Transition): Promise<TaskRepeat> {
    return this.take(user, { step: 'pause', id, version }, () => ({ nextOn: null }));
  }

  /** Days that passed meanwhile are not made up for. @throws as `pause`, TASK_REPEAT_RULE when no day is left */
  resume(user: SignedInUser, id: string, { version }: Transition): Promise<TaskRepeat> {
    return this.take(user, { step: 'resume', id, version }, (row) => ({ nextOn: this.nextOf(row) }));
  }

  /** @throws as `pause` */
  end(user: SignedInUser, id: string, { version }: Transition): Promise<TaskRepeat> {
    return this.take(user, { step: 'end', id, version }, () => ({ nextOn: null }));
  }

  /** Later tasks get what the latest one has by now. @throws as `pause` */
  refresh(user: SignedInUser, id: string, { version }: Transition): Promise<TaskRepeat> {
    return this.take(user, { step: 'refresh', id, version }, async ({ task }) => ({
      title: task.title,
      content: await this.contents.of(user, task.id),
    }));
  }

  private take(
    user: SignedInUser,
    step: Step,
    change: (row: RepeatRow) => ReturnType<Parameters<RepeatSteps['run']>[1]['change']>,
  ): Promise<TaskRepeat> {
    return this.steps.run(user, {
      ...step,
      // Before the repeat, as where a task is closed.
      first: async () => {
        const { task } = await this.steps.find(user, step.id);
        await this.tasks.rows.lock(task.id);
      },
      change,
      after: ({ task }) => this.tasks.table.invalidate([task.id]),
    });
  }

  /** @throws {AppError} TASK_REPEAT_RULE on `rule` when no day comes any more */
  private nextOf(row: RepeatRow): string | null {
    const state: Repeating = this.making.stateOf(row);
    const { nextOn, ended } = comingDay(state, this.making.today(row));
    return ended ? refuseNoDay() : nextOn;
  }

  private async complete(
    user: SignedInUser,
    rows: readonly RepeatRow[],
    changes: ReadonlySet<string>,
  ): Promise<object[]> {
    const ids = [...new Set(rows.flatMap(({ content }) => content.assigneeIds))];
    const names = await this.directory.listNames(user.companyId, ids);
    return rows.map(({ id, content }) => ({
      assignees: content.assigneeIds.map((each) => ({ id: each, name: names.get(each) ?? '' })),
      mayChange: changes.has(id),
    }));
  }
}
