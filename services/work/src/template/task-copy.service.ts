import type { CreateTask, Task, TaskOfTemplate, TemplateDraft } from '@atrium/contracts';
import { dayIn, MOST_TEMPLATE_TASKS } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskContents, type TaskContent } from '../task/task-contents.service.js';
import { NewTasks } from '../task/new-tasks.service.js';
import { TaskLists } from '../task/task-lists.service.js';
import { makingOrder, parentsOf, peopleOf, workingDaysBetween } from './template-plan.rules.js';
import { TemplatePlans } from './template-plan.service.js';

/** Makes others of a task: a copy, or what a template of it would have. */
@Injectable()
export class TaskCopies {
  constructor(
    private readonly db: TenantDb,
    private readonly contents: TaskContents,
    private readonly plans: TemplatePlans,
    private readonly tasks: NewTasks,
    private readonly lists: TaskLists,
    private readonly directory: UserDirectoryService,
  ) {}

  /** A task with the same content, to be done once more: of a closed whole it is no part. @throws {AppError} NOT_FOUND */
  copy(user: SignedInUser, id: string, subTasks: boolean): Promise<Task> {
    return this.db.run(user.companyId, async () => {
      const found = subTasks ? await this.contents.tree(user, id) : [await this.contents.one(user, id)];
      const active = await this.activeOf(user, found);
      const parents = parentsOf(found);
      const made = new Map<number, Task>();
      await this.tasks.holdRelations();
      for (const { at, after } of makingOrder(parents)) {
        const content = found[at];
        const parent = parents[at] ?? null;
        if (!content) continue;
        const parentId =
          parent === null ? await this.contents.openParentOf(content.row) : (made.get(parent)?.id ?? null);
        const parts = { checklist: content.checklist, after: after === null ? null : made.get(after)?.id };
        made.set(at, await this.tasks.create(user, copyOf(content, { active, parentId }), parts));
      }
      const top = made.get(0);
      if (!top) throw new Error('The task was not copied.');
      return this.lists.steps.get(user, top.id);
    });
  }

  /** With days counted from the day on which the task starts, or was made. @throws {AppError} NOT_FOUND */
  draft(user: SignedInUser, id: string): Promise<TemplateDraft> {
    return this.db.run(user.companyId, async () => {
      const found = (await this.contents.tree(user, id)).slice(0, MOST_TEMPLATE_TASKS);
      const active = await this.activeOf(user, found);
      const start = startOf(found, user.companyTimezone);
      const isOff = (await this.plans.offDays(user, [], { from: start, to: start }))(null);
      const daysTo = (day: string | null) =>
        day === null ? null : Math.min(366, workingDaysBetween(start, day, isOff));
      const tasks = found.map((content) => plannedOf(content, { active, daysTo }));
      const ids = peopleOf(tasks);
      const names = await this.directory.listNames(user.companyId, ids);
      const [top] = found;
      return {
        name: top?.row.title.slice(0, 80) ?? '',
        tab: top?.row.tab ?? null,
        tasks,
        people: ids.map((each) => ({ id: each, name: names.get(each) ?? '' })),
      };
    });
  }

  private async activeOf(user: SignedInUser, found: readonly TaskContent[]): Promise<Set<string>> {
    const ids = [...new Set(found.flatMap(({ row }) => row.assigneeIds))];
    if (ids.length === 0) return new Set();
    const members = await this.directory.listMembers(user.companyId, { ids });
    return new Set(members.map((each) => each.id));
  }
}

/** The earliest day of the tasks. */
function startOf(found: readonly TaskContent[], zone: string): string {
  const days = found.flatMap(({ row }) => row.startOn ?? row.dueOn ?? []);
  const made = found.map(({ row }) => dayIn(row.createdAt, zone));
  return [...days, ...made].toSorted()[0] ?? dayIn(new Date(0), zone);
}

function copyOf(
  { row }: TaskContent,
  { active, parentId }: { active: ReadonlySet<string>; parentId: string | null },
): CreateTask {
  const { title, description, tab, priority, startOn, dueOn, estimate, labels, visibility, own } = row;
  return {
    title,
    description,
    tab,
    priority,
    startOn,
    dueOn,
    estimate,
    labels,
    visibility,
    own,
    parentId,
    assigneeIds: row.assigneeIds.filter((id) => active.has(id)),
    stage: 'todo',
    projectId: row.project?.id ?? null,
  };
}

function plannedOf(
  { row, checklist, level }: TaskContent,
  { active, daysTo }: { active: ReadonlySet<string>; daysTo: (day: string | null) => number | null },
): TaskOfTemplate {
  const { title, description, estimate, priority, labels } = row;
  const doer = row.assigneeIds.find((id) => active.has(id));
  return {
    title,
    description,
    estimate,
    priority,
    labels,
    checklist,
    level,
    who: doer === undefined ? null : { kind: 'person', id: doer },
    startDay: daysTo(row.startOn),
    dueDay: daysTo(row.dueOn),
  };
}
