import { isClosed, MOST_LEVELS, TASK, type CreateTask, type TaskTab } from '@atrium/contracts';
import { UserDirectoryService, type Member, type NamedPeople } from '@atrium/identity';
import { inTurns, type SignedInUser } from '@atrium/platform';
import { checkTable, type CheckedRow, type FileRow, type ImportRun, type TableRow } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { nameOfFlowStage } from '../flow/flow.rules.js';
import { LabelService } from '../label/label.service.js';
import { TaskFlows } from '../flow/task-flows.service.js';
import { TaskProjectRepository } from '../relation/task-project.repository.js';
import { makesLabels } from './label-choice.rules.js';
import { contentOf, numberOf } from './task-file-row.rules.js';

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
  present: new Set<string>(),
  circle: 'These tasks are part of each other.',
  unknown: 'No row of this file has this number or this title alone.',
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
    const keysOf = namersOf(rows);
    const checked = await inTurns(checkTable(rows, { unique: [NUMBER], own: { ...PARENT, keysOf } }));
    const people = await this.peopleOf(user, rows);
    const projects = await this.projectsOf(user, rows);
    const stages = new Map<TaskTab | null, Awaited<ReturnType<TaskFlows['of']>>['stages']>();
    for (const row of checked) {
      const content = contentOf(row);
      const { people: given, projectCode, stageName } = content;
      const { tab } = content.task;
      if (!stages.has(tab)) stages.set(tab, (await this.flows.of(tab)).stages);
      const stage = stageName
        ? (stages.get(tab) ?? []).find((each) => nameOfFlowStage(each, stageName))
        : undefined;
      if (stageName && !stage)
        row.faults.push({ field: 'stage', words: 'No stage of the flow has this name.' });
      const unknown = given.find((named) => !people.found.has(named));
      if (unknown !== undefined)
        row.faults.push({
          field: 'assignees',
          words: people.several.get(unknown) ?? TASK.errors.TASK_PERSON.message,
        });
      const projectId = codesIn(projectCode).flatMap((code) => projects.get(code) ?? [])[0];
      if (projectCode && !projectId)
        row.faults.push({ field: 'project', words: TASK.errors.TASK_PROJECT.message });
      put(row, {
        ...(stage && { stage: stage.type, flowStage: stage.id }),
        // Left out, a sub-task belongs to the project of its parent.
        ...(projectId && { projectId }),
      });
    }
    hang(checked, keysOf);
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

  /** By email, or by a name that one alone has. */
  peopleOf(user: SignedInUser, rows: readonly FileRow[]): Promise<NamedPeople<Member>> {
    const named = [...new Set(rows.flatMap((row) => contentOf(row).people))];
    return this.directory.listNamed(user.companyId, named);
  }

  private projectsOf(user: SignedInUser, rows: readonly FileRow[]): Promise<Map<string, string>> {
    const codes = new Set(rows.flatMap((row) => codesIn(contentOf(row).projectCode)));
    return this.projects.findByCode([...codes], user.role === 'admin' ? null : user.id);
  }
}

/** What a cell may mean: a code, or as an export says it, `KES Kesar Foods`. */
const codesIn = (cell: string): string[] =>
  cell === '' ? [] : [...new Set([cell, cell.split(/\s/, 1)[0] ?? cell])];

function put(row: Checked, given: Partial<CreateTask>): void {
  const { values } = row.content;
  const task = { ...contentOf(row).task, ...given };
  row.content = { ...row.content, values: { ...values, task } };
}

/** By what other rows name a row: its number, and its title where no other row has it. */
function namersOf(rows: readonly FileRow[]): (row: TableRow) => (string | null)[] {
  const titleOf = (row: TableRow) => numberOf(contentOf({ content: row }).task.title);
  const counts = new Map<string, number>();
  for (const { content } of rows) counts.set(titleOf(content), (counts.get(titleOf(content)) ?? 0) + 1);
  return (row) => [numberIn(row), counts.get(titleOf(row)) === 1 ? titleOf(row) : null];
}

/** Gives parts the ids of their wholes, which come first. @param keysOf by what a row is named, its number first */
function hang(rows: readonly Checked[], keysOf: (row: TableRow) => (string | null)[]): void {
  const byName = new Map<string, Checked>();
  const levels = new Map<string, number>();
  for (const row of rows) {
    const { task } = contentOf(row);
    const name = row.content.names['parentId'];
    const above = name === undefined ? undefined : byName.get(name);
    for (const key of keysOf(row.content)) if (key && !byName.has(key)) byName.set(key, row);
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
