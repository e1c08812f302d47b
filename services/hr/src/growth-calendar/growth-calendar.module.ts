import { Module } from '@nestjs/common';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { EvaluationModule } from '../evaluation/evaluation.module.js';
import { GrowthSource } from './growth-source.service.js';

/** Evaluations and assessments in the calendar. */
@Module({ imports: [AssessmentModule, EvaluationModule], providers: [GrowthSource] })
export class GrowthCalendarModule {}
