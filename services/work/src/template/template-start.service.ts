import {
  TASK_TEMPLATE,
  type CreateTask,
  type StartTemplate,
  type TaskOfTemplate,
  type TaskProjects,
  type TaskTab,
  type TemplatePlan,
  type TemplateStarted,
} from '@atrium/contracts';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskProjectRepository } from '../relation/task-project.repository.js';
import { TaskNotifications } from '../task/task-notifications.service.js';
import { TaskPlaces } from '../task/task-places.service.js';
import { NewTasks } from '../task/new-tasks.service.js';
import { TASK_TEMPLATES, type TemplateRow, type TemplateSteps } from './task-template.record.js';
import { makingOrder, parentsOf } from './template-plan.rules.js';
import { TemplatePlans } from './template-plan.service.js';

/** Makes the tasks of a template. */
@Injectable()
export class TemplateStarts {
  private readonly templates: TemplateSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly known: TaskProjectRepository,
    private readonly places: TaskPlaces,
    private readonly plans: TemplatePlans,
    private readonly tasks: NewTasks,
    private readonly notifications: TaskNotifications,
  ) {
    this.templates = records.of(TASK_TEMPLATES);
  }

  /** Projects to which the person may add tasks, by name. */
  async projects({ companyId, id, role }: SignedInUser): Promise<TaskProjects> {
    const of = role === 'admin' ? null : id;
    return this.db.run(companyId, async () => {
      const known = await this.known.listFor(of);
      const clients = await this.places.clientsOf(
        companyId,
        known.map((project) => project.id),
      );
      return { items: known.map((project) => ({ ...project, client: clients.get(project.id) ?? null })) };
    });
  }

  /** What `start` would make. @throws {AppError} NOT_FOUND, TASK_PROJECT, TASK_PERSON */
  plan(user: SignedInUser, id: string, given: StartTemplate): Promise<TemplatePlan> {
    return this.db.run(user.companyId, async () => {
      const { tasks } = await this.templates.rows.read(id);
      return this.plans.of(user, tasks, given);
    });
  }

  /** All tasks or none. @throws {AppError} as `plan`, TASK_TEMPLATE_ARCHIVED */
  start(user: SignedInUser, id: string, given: StartTemplate): Promise<TemplateStarted> {
    return this.db.run(user.companyId, async () => {
      const template = await this.templates.rows.read(id);
      if (template.archivedAt) throw new AppError(TASK_TEMPLATE.errors.TASK_TEMPLATE_ARCHIVED);
      const plan = await this.plans.of(user, template.tasks, given);
      const made = await this.make(user, { template, plan, given });
      await this.notify(user, template, plan);
      return { items: made };
    });
  }

  private async make(
    user: SignedInUser,
    { template, plan, given }: { template: TemplateRow; plan: TemplatePlan; given: StartTemplate },
  ): Promise<TemplateStarted['items']> {
    const parents = parentsOf(template.tasks);
    const made = new Map<number, TemplateStarted['items'][number]>();
    const tab = template.tab ?? given.tab;
    await this.tasks.holdRelations();
    for (const { at, after } of makingOrder(parents)) {
      const task = template.tasks[at];
      const parent = parents[at] ?? null;
      if (!task) continue;
      const draft = taskOf(task, { plan, at, tab });
      const place = {
        projectId: given.projectId,
        parentId: parent === null ? null : (made.get(parent)?.id ?? null),
      };
      const parts = { checklist: task.checklist, after: after === null ? null : made.get(after)?.id };
      const row = await this.tasks.create(user, { ...draft, ...place }, { quiet: true, ...parts });
      made.set(at, { id: row.id, number: row.number, title: row.title });
    }
    return template.tasks.flatMap((_, at) => made.get(at) ?? []);
  }

  /** One notification for each of those who get tasks. */
  private async notify(user: SignedInUser, { name }: TemplateRow, { tasks, seats }: TemplatePlan) {
    const counts = new Map<string, number>();
    for (const { seat } of tasks) {
      const id = seats.find(({ key }) => key === seat)?.person?.id;
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    await this.notifications.given(user, name, counts);
  }
}

function taskOf(
  { title, description, estimate, priority, labels }: TaskOfTemplate,
  { plan, at, tab }: { plan: TemplatePlan; at: number; tab: TaskTab | null },
): CreateTask {
  const { seat = null, startOn = null, dueOn = null } = plan.tasks[at] ?? {};
  const person = plan.seats.find(({ key }) => key === seat)?.person ?? null;
  return {
    title,
    description,
    tab,
    estimate,
    priority,
    labels,
    startOn,
    dueOn,
    assigneeIds: person ? [person.id] : [],
    visibility: 'internal',
    stage: 'todo',
    parentId: null,
  };
}
