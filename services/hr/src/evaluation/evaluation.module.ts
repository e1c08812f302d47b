import { EVALUATION_CYCLE, EVALUATION_FORM, EVALUATION_RESULT, EVALUATION_TEMPLATE } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { PdfModule } from '@atrium/pdf';
import { contribute } from '@atrium/platform';
import { offerRecord, recordController } from '@atrium/records';
import { RequestsModule } from '@atrium/requests';
import { Module } from '@nestjs/common';
import { EVALUATION_WORDS } from './evaluation-audit.texts.js';
import { EvaluationCycleController } from './evaluation-cycle.controller.js';
import { EVALUATION_CYCLES } from './evaluation-cycle.record.js';
import { EvaluationCycles } from './evaluation-cycle.service.js';
import { EVALUATION_FORMS } from './evaluation-form.record.js';
import { EvaluationForms } from './evaluation-form.service.js';
import { EvaluationLaunchRepository } from './evaluation-launch.repository.js';
import { EvaluationLaunch } from './evaluation-launch.service.js';
import { EvaluationNotifications } from './evaluation-notifications.service.js';
import { EvaluationOverviewRepository } from './evaluation-overview.repository.js';
import { EvaluationOverview } from './evaluation-overview.service.js';
import { EvaluationPaperController } from './evaluation-paper.controller.js';
import { EvaluationPaper } from './evaluation-paper.service.js';
import { EvaluationReminderKind } from './evaluation-reminder-kind.service.js';
import { EVALUATION_RESULTS } from './evaluation-result.record.js';
import { EvaluationResults } from './evaluation-result.service.js';
import { EvaluationScoring } from './evaluation-scoring.service.js';
import { EvaluationStageRepository } from './evaluation-stage.repository.js';
import { EvaluationStages } from './evaluation-stages.service.js';
import { EVALUATION_TEMPLATES } from './evaluation-template.record.js';
import { EvaluationTemplates } from './evaluation-template.service.js';
import { EvaluationJob } from './evaluation.job.js';
import { OwnEvaluationFormController, OwnEvaluationResultController } from './own-evaluation.controller.js';
import { OwnEvaluationRepository } from './own-evaluation.repository.js';
import { OwnEvaluations } from './own-evaluation.service.js';
import { PerformanceFigures } from './performance-figures.repository.js';

const CONTROLLERS = [
  recordController(EVALUATION_TEMPLATE, { rules: EVALUATION_TEMPLATES, service: EvaluationTemplates }),
  recordController(EVALUATION_CYCLE, {
    rules: EVALUATION_CYCLES,
    service: EvaluationCycles,
    without: ['bulk'],
  }),
  recordController(EVALUATION_FORM, {
    rules: EVALUATION_FORMS,
    service: EvaluationForms,
    only: ['list', 'get', 'sendBack', 'extend', 'reassign'],
  }),
  recordController(EVALUATION_RESULT, {
    rules: EVALUATION_RESULTS,
    service: EvaluationResults,
    only: ['list', 'get', 'calibrate'],
  }),
];

@Module({
  imports: [IdentityModule, PdfModule, RequestsModule],
  controllers: [
    ...CONTROLLERS,
    EvaluationCycleController,
    EvaluationPaperController,
    OwnEvaluationFormController,
    OwnEvaluationResultController,
  ],
  providers: [
    ...offerRecord(EVALUATION_TEMPLATES),
    ...offerRecord(EVALUATION_CYCLES),
    ...offerRecord(EVALUATION_FORMS),
    ...offerRecord(EVALUATION_RESULTS),
    ...EVALUATION_WORDS.map(contribute),
    EvaluationCycles,
    EvaluationForms,
    EvaluationJob,
    EvaluationLaunch,
    EvaluationLaunchRepository,
    EvaluationNotifications,
    EvaluationOverview,
    EvaluationOverviewRepository,
    EvaluationPaper,
    EvaluationReminderKind,
    EvaluationResults,
    EvaluationScoring,
    EvaluationStageRepository,
    EvaluationStages,
    EvaluationTemplates,
    OwnEvaluationRepository,
    OwnEvaluations,
    PerformanceFigures,
  ],
  exports: [EvaluationCycles, EvaluationResults, EvaluationTemplates, OwnEvaluations],
})
export class EvaluationModule {}
