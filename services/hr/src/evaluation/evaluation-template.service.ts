import type {
  CreateEvaluationTemplate,
  EvaluationContent,
  EvaluationTemplate,
  UpdateEvaluationTemplate,
} from '@atrium/contracts';
import { refusedField, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { EvaluationTemplateEntity } from './evaluation-template.entity.js';
import { EVALUATION_TEMPLATES, type EvaluationTemplateRow } from './evaluation-template.record.js';
import { refuseTemplate } from './evaluation-template.rules.js';

/** What evaluations ask. */
@Injectable()
export class EvaluationTemplates {
  readonly steps: RecordSteps<EvaluationTemplateRow, EvaluationTemplateEntity, EvaluationTemplate>;

  constructor(records: Records) {
    this.steps = records.of(EVALUATION_TEMPLATES);
  }

  /** @throws {AppError} EVALUATION_TEMPLATE_NAME_TAKEN, EVALUATION_WEIGHTS and others beside their field */
  async create(user: SignedInUser, values: CreateEvaluationTemplate): Promise<EvaluationTemplate> {
    checkContent(values);
    return this.steps.create(user, values);
  }

  /** @throws {AppError} STALE_VERSION, EVALUATION_TEMPLATE_ARCHIVED, as `create` */
  update(
    user: SignedInUser,
    id: string,
    { version, ...values }: UpdateEvaluationTemplate,
  ): Promise<EvaluationTemplate> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: (row) => {
        checkContent({ ...row, ...values });
        return values;
      },
    });
  }
}

function checkContent(content: EvaluationContent): void {
  const refused = refuseTemplate(content);
  if (refused) throw refusedField(refused.field, refused.refusal);
}
