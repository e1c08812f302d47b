import { mayChangeFlow, type CreateTaskTemplate, type TaskTemplate } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TASK_TEMPLATES, type TemplateRow, type TemplateSteps } from './task-template.record.js';
import { peopleOf } from './template-plan.rules.js';

/** The templates of a company's tasks. */
@Injectable()
export class TaskTemplates {
  readonly steps: TemplateSteps;

  constructor(
    records: Records,
    private readonly directory: UserDirectoryService,
  ) {
    this.steps = records.of(TASK_TEMPLATES, (user, rows) => this.withPeople(user, rows));
  }

  /** @throws {AppError} ACCESS_DENIED, TASK_TEMPLATE_NAME_TAKEN */
  create(user: SignedInUser, values: CreateTaskTemplate): Promise<TaskTemplate> {
    if (!mayChangeFlow(user, values.tab)) throw new AppError('ACCESS_DENIED');
    return this.steps.create(user, values);
  }

  private async withPeople(user: SignedInUser, rows: readonly TemplateRow[]): Promise<object[]> {
    const ids = [...new Set(rows.flatMap(({ tasks }) => peopleOf(tasks)))];
    const names = await this.directory.listNames(user.companyId, ids);
    return rows.map(({ tasks }) => ({
      people: peopleOf(tasks).map((id) => ({ id, name: names.get(id) ?? '' })),
    }));
  }
}
