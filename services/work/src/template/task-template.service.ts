import {
  mayChangeFlow,
  type CreateTaskTemplate,
  type Page,
  type TaskTemplate,
  type TaskTemplateQuery,
  type UpdateTaskTemplate,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, type SignedInUser } from '@atrium/platform';
import { Records, type Place } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TASK_TEMPLATES, type TemplateRow, type TemplateSteps } from './task-template.record.js';
import { peopleOf } from './template-plan.rules.js';

/** The templates of a company's tasks. */
@Injectable()
export class TaskTemplates {
  private readonly templates: TemplateSteps;

  constructor(
    records: Records,
    private readonly directory: UserDirectoryService,
  ) {
    this.templates = records.of(TASK_TEMPLATES, (user, rows) => this.withPeople(user, rows));
  }

  list(user: SignedInUser, query: TaskTemplateQuery): Promise<Page<TaskTemplate>> {
    return this.templates.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<TaskTemplate> {
    return this.templates.get(user, id);
  }

  /** @throws {AppError} ACCESS_DENIED, TASK_TEMPLATE_NAME_TAKEN */
  create(user: SignedInUser, values: CreateTaskTemplate): Promise<TaskTemplate> {
    if (!mayChangeFlow(user, values.tab)) throw new AppError('ACCESS_DENIED');
    return this.templates.create(user, values);
  }

  /** @throws {AppError} ACCESS_DENIED, STALE_VERSION, TASK_TEMPLATE_ARCHIVED, TASK_TEMPLATE_NAME_TAKEN */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateTaskTemplate): Promise<TaskTemplate> {
    return this.templates.update(user, { ...values, id, version });
  }

  /** @throws {AppError} ACCESS_DENIED, STALE_VERSION, TRANSITION_REFUSED, TASK_TEMPLATE_NAME_TAKEN when restored */
  move(user: SignedInUser, place: Place & { step: 'archive' | 'restore' }): Promise<TaskTemplate> {
    return this.templates.move(user, place);
  }

  private async withPeople(user: SignedInUser, rows: readonly TemplateRow[]): Promise<object[]> {
    const ids = [...new Set(rows.flatMap(({ tasks }) => peopleOf(tasks)))];
    const names = await this.directory.listNames(user.companyId, ids);
    return rows.map(({ tasks }) => ({
      people: peopleOf(tasks).map((id) => ({ id, name: names.get(id) ?? '' })),
    }));
  }
}
