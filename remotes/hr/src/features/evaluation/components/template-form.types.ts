import type { EVALUATION_TEMPLATE, EvaluationTemplate } from '@atrium/contracts';
import type { RecordForm } from '@atrium/ui';

/** The form of a template. */
export type TemplateForm = RecordForm<typeof EVALUATION_TEMPLATE, EvaluationTemplate>;
