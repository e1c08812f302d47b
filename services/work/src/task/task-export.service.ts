import { sayDuration, stageLabelOf, TASK, type Page, type Task, type TaskQuery } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { ListExport, type ExportValues } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { Flows } from '../flow/flow.service.js';
import { sayOwn } from '../flow/own-values.rules.js';
import { TaskLists } from './task-lists.service.js';

type ExportedTask = Task & { ownText: string };

/** The list of tasks as a file: those that the person sees. */
@Injectable()
export class TaskExport extends ListExport<typeof TASK.list, ExportedTask, TaskQuery> {
  override readonly list = TASK.list;
  override readonly name = 'tasks';
  override readonly query = TASK.querySchema;
  override readonly values: ExportValues<typeof TASK.list, ExportedTask> = {
    number: ({ number }) => number,
    title: ({ title }) => title,
    stage: stageLabelOf,
    priority: ({ priority }) => priority,
    assignee: ({ assignees }) => assignees.map(({ name }) => name).join(', '),
    dueOn: ({ dueOn }) => dueOn,
    estimate: ({ estimate }) => (estimate === null ? null : sayDuration(estimate)),
    handedFrom: ({ handedFrom }) => handedFrom?.name ?? null,
    own: ({ ownText }) => ownText,
    tab: ({ tab }) => tab,
    labels: ({ labels }) => labels.join(', '),
    project: ({ project }) => project && `${project.code} ${project.name}`,
    client: ({ client }) => client?.name ?? null,
  };

  constructor(
    private readonly tasks: TaskLists,
    private readonly flows: Flows,
  ) {
    super();
  }

  override async page(user: SignedInUser, query: TaskQuery): Promise<Page<ExportedTask>> {
    const page = await this.tasks.list(user, query);
    const { items: flows } = await this.flows.list(user);
    const items = page.items.map((task) => {
      const fields = flows.find(({ tab }) => tab === task.tab)?.fields ?? [];
      const names = new Map(task.ownPeople.map(({ id, name }) => [id, name]));
      return { ...task, ownText: sayOwn(fields, task.own ?? {}, names) };
    });
    return { ...page, items };
  }
}
