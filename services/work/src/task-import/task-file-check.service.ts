import { isClosed, MOST_LEVELS, TASK, type CreateTask, type TaskTab } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { inTurns, type SignedInUser } from '@atrium/platform';
import { checkTable, type CheckedRow, type FileRow, type ImportRun, type TableRow } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { nameOfFlowStage } from '../flow/flow.rules.js';
import { LabelService } from '../label/label.service.js';
import { TaskFlows } from '../flow/task-flows.service.js';
import { TaskProjectRepository } from '../relation/task-project.repository.js';
import { makesLabels } from './label-choice.rules.js';
import { contentOf } from './task-file-row.rules.js';

type Checked = CheckedRow<TableRow>;

const numberIn = ({ values: { number } }: TableRow): string | null =>
  typeof number === 'string' && number !== '' ? number : null;

const NUMBER = {
  field: 'number',
  keyOf: numberIn,
  present: new Set<string>(),
  taken: '',
  same: (line: number) => `Line ${String(line)} has the same number.`,
};

const PARENT = {
  field: 'parentId',
  column: 'parent',
  keysOf: (row: TableRow) => [numberIn(row)],
  present: new Set<string>(),
  circle: 'These tasks are part of each other.',
  unknown: 'No row of this file has this number.',
  faulty: (line: number) => `The task that it is part of, in line ${String(line)}, has errors.`,
};

/** Compares the rows of a file of tasks with each other and with the company. Inside `TenantDb.run` only. */
@Injectable()
export class TaskFileCheck {
  constructor(
    private readonly flows: TaskFlows,
    private readonly projects: TaskProjectRepository,
    private readonly labels: LabelService,
    private readonly directory: UserDirectoryService,
  ) {}

  /** Parents come before their parts. What rows name is found: people are looked up again when they are made. */
  async check(rows: FileRow[], { user, choices }: ImportRun): Promise<Checked[]> {
    const checked = await inTurns(checkTable(rows, { unique: [NUMBER], own: PARENT }));
    const people = await this.peopleOf(user, rows);
    const projects = await this.projectsOf(user, rows);
    const stages = new Map<TaskTab | null, Awaited<ReturnType<TaskFlows['of']>>['stages']>();
    for (const row of checked) {
      const content = contentOf(row);
      const { emails, projectCode, stageName } = content;
      const { tab } = content.task;
      if (!stages.has(tab)) stages.set(tab, (await this.flows.of(tab)).stages);
      const stage = stageName
        ? (stages.get(tab) ?? []).find((each) => nameOfFlowStage(each, stageName))
        : undefined;
      if (stageName && !stage)
        row.faults.push({ field: 'stage', words: 'No stage of the flow has this name.' });
      if (emails.some((email) => !people.has(email)))
        row.faults.push({ field: 'assignees', words: TASK.errors.TASK_PERSON.message });
      const projectId = projectCode ? projects.get(projectCode) : undefined;
      if (projectCode && !projectId)
        row.faults.push({ field: 'project', words: TASK.errors.TASK_PROJECT.message });
      put(row, {
        ...(stage && { stage: stage.type, flowStage: stage.id }),
        // Left out, a sub-task belongs to the project of its parent.
        ...(projectId && { projectId }),
      });
    }
    hang(checked);
    if (!makesLabels(choices)) await this.noteLabels(checked);
    return checked;
  }

  /** Says of rows without faults which of their labels are left out. */
  private async noteLabels(rows: Checked[]): Promise<void> {
    const all = [...new Set(rows.flatMap((row) => contentOf(row).task.labels))];
    const known = new Set((await this.labels.known(all)).map((name) => name.toLowerCase()));
    for (const row of rows) {
      const lost = contentOf(row).task.labels.filter((name) => !known.has(name.toLowerCase()));
      if (lost.length > 0) row.notes = [{ field: 'labels', words: `Left out: ${lost.join(', ')}.` }];
    }
  }

  /** By email, in lower case. */
  async peopleOf(user: SignedInUser, rows: readonly FileRow[]): Promise<Map<string, string>> {
    const emails = [...new Set(rows.flatMap((row) => contentOf(row).emails))];
    if (emails.length === 0) return new Map();
    const members = await this.directory.listMembers(user.companyId, { emails });
    return new Map(members.map(({ email, id }) => [email.toLowerCase(), id]));
  }

  private projectsOf(user: SignedInUser, rows: readonly FileRow[]): Promise<Map<string, string>> {
    const codes = new Set(rows.flatMap((row) => contentOf(row).projectCode || []));
    return this.projects.findByCode([...codes], user.role === 'admin' ? null : user.id);
  }
}

function put(row: Checked, given: Partial<CreateTask>): void {
  const { values } = row.content;
  const task = { ...contentOf(row).task, ...given };
  row.content = { ...row.content, values: { ...values, task } };
}

/** Gives parts the ids of their wholes, which come first. */
function hang(rows: readonly Checked[]): void {
  const byNumber = new Map<string, Checked>();
  const levels = new Map<string, number>();
  for (const row of rows) {
    const { number, task } = contentOf(row);
    const name = row.content.names['parentId'];
    const above = name === undefined ? undefined : byNumber.get(name);
    if (number && !byNumber.has(number)) byNumber.set(number, row);
    const level = above ? (levels.get(above.id) ?? 0) + 1 : 1;
    levels.set(row.id, level);
    if (!above) continue;
    put(row, { parentId: above.id });
    if (row.faults.length > 0) continue;
    const words = faultOf({ above, level, open: !isClosed(task.stage) });
    if (words) row.faults.push({ field: 'parent', words });
  }
}

function faultOf({ above, level, open }: { above: Checked; level: number; open: boolean }): string | null {
  if (above.faults.length > 0) return PARENT.faulty(above.line);
  if (level > MOST_LEVELS) return TASK.errors.TASK_TOO_DEEP.message;
  return open && isClosed(contentOf(above).task.stage) ? 'The task that it is part of is closed.' : null;
}
