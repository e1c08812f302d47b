import { AuditWords, contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { QuestionFileController } from './question-file.controller.js';
import { QuestionFiles } from './question-files.service.js';

const WORDS = new AuditWords({
  kind: 'assessmentQuestion',
  verbs: { takeBank: 'exported' },
  fields: { format: 'File', questions: 'Questions' },
});

/** Banks of questions as files. */
@Module({
  imports: [AssessmentModule],
  controllers: [QuestionFileController],
  providers: [contribute(WORDS), QuestionFiles],
})
export class QuestionFileModule {}
