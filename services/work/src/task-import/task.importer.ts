import { MOST_TASK_ROWS, TASK, type ImportChosen } from '@atrium/contracts';
import type { Member, NamedPeople } from '@atrium/identity';
import { AppError, type SignedInUser } from '@atrium/platform';
import {
  Importer,
  Records,
  type CheckedRow,
  type CreatedRow,
  type FileRow,
  type ImportRun,
  type MadeRow,
  type ReadRow,
  type TableRow,
  type UndoneRow,
} from '@atrium/records';
import { words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { LabelService } from '../label/label.service.js';
import { TaskNotifications } from '../task/task-notifications.service.js';
import { TASKS, type TaskSteps } from '../task/task.record.js';
import { NewTasks } from '../task/new-tasks.service.js';
import { TaskFileCheck } from './task-file-check.service.js';
import { LABEL_CHOICE, makesLabels } from './label-choice.rules.js';
import {
  contentOf,
  readTaskRow,
  TASK_FILE_FIELDS,
  taskRowSchema,
  type TaskCells,
} from './task-file-row.rules.js';

const LEFT = {
  changed: 'Someone has changed this task since.',
  'taken up': 'It has comments, a checklist, watchers or other tasks by now.',
  used: 'Sub-tasks or hours belong to it.',
  gone: 'This task no longer exists.',
};

/** Imports tasks from a file, through the same use case as the form. */
@Injectable()
export class TaskImporter extends Importer<TableRow> {
  readonly key = TASK.list.key;
  readonly title = 'Tasks';
  readonly permission = TASK.check('create');
  readonly remote = null;
  override readonly mostRows = MOST_TASK_ROWS;
  // Each task is made on its own, and a person watches the progress.
  override readonly batchSize = 50;
  readonly fields = TASK_FILE_FIELDS;
  readonly content = taskRowSchema;
  readonly followUp = null;
  override readonly choices = [LABEL_CHOICE];
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly tasks: NewTasks,
    private readonly labels: LabelService,
    private readonly rows: TaskFileCheck,
    private readonly notifications: TaskNotifications,
  ) {
    super();
    this.steps = records.of(TASKS);
  }

  read(_user: SignedInUser, cells: TaskCells): ReadRow<TableRow> {
    return readTaskRow(cells);
  }

  check(rows: FileRow[], run: ImportRun): Promise<CheckedRow<TableRow>[]> {
    return this.rows.check(rows, run);
  }

  async create(user: SignedInUser, rows: FileRow[], choices: ImportChosen): Promise<CreatedRow[]> {
    const makes = makesLabels(choices);
    const people = await this.rows.peopleOf(user, rows);
    const counts = new Map<string, number>();
    const made: CreatedRow[] = [];
    for (const row of rows) {
      const done = await this.make(user, row, { people, makes });
      made.push(done);
      if ('version' in done)
        for (const id of this.peopleIn(row, people)) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    await this.notifications.given(user, words('From a file'), counts);
    return made;
  }

  async undo(user: SignedInUser, rows: MadeRow[]): Promise<UndoneRow[]> {
    const before = await this.steps.rows.readAll(rows.map(({ id }) => id));
    const outcomes = await this.steps.table.removeImported(rows);
    const removed = before.filter(({ id }) => outcomes.get(id) === 'removed');
    await this.steps.recordRemoved(user, removed);
    return rows.map(({ id }) => {
      const outcome = outcomes.get(id) ?? 'gone';
      return { id, left: outcome === 'removed' ? null : LEFT[outcome] };
    });
  }

  private async make(
    user: SignedInUser,
    row: FileRow,
    { people, makes }: { people: NamedPeople<Member>; makes: boolean },
  ): Promise<CreatedRow> {
    const { id } = row;
    const { people: given, task } = contentOf(row);
    if (given.some((named) => !people.found.has(named)))
      return { id, refusal: TASK.errors.TASK_PERSON.message };
    try {
      const labels = makes ? task.labels : await this.labels.known(task.labels);
      const assigneeIds = this.peopleIn(row, people);
      const { version } = await this.tasks.create(
        user,
        { ...task, labels, assigneeIds },
        { id, quiet: true, last: true },
      );
      return { id, version };
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      const lost =
        error.code === 'NOT_FOUND' ? 'The task that it is part of was not imported.' : error.message;
      return { id, refusal: lost };
    }
  }

  private peopleIn(row: FileRow, { found }: NamedPeople<Member>): string[] {
    return [...new Set(contentOf(row).people.flatMap((named) => found.get(named)?.id ?? []))];
  }
}
