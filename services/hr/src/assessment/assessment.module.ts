import {
  ASSESSMENT,
  ASSESSMENT_ATTEMPT,
  ASSESSMENT_INVITATION,
  ASSESSMENT_QUESTION,
} from '@atrium/contracts';
import { AuditWords, contribute } from '@atrium/platform';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { ASSESSMENT_ATTEMPTS } from './assessment-attempt.record.js';
import { ASSESSMENT_INVITATIONS } from './assessment-invitation.record.js';
import { AssessmentMarking } from './assessment-marking.service.js';
import { AssessmentNotifications } from './assessment-notifications.service.js';
import { AssessmentPapers } from './assessment-papers.service.js';
import { ASSESSMENT_QUESTIONS } from './assessment-question.record.js';
import { AssessmentQuestionRepository } from './assessment-question.repository.js';
import { AssessmentQuestions } from './assessment-question.service.js';
import { AssessmentRegrading } from './assessment-regrade.service.js';
import { AssessmentScoring } from './assessment-scoring.service.js';
import { AssessmentController } from './assessment.controller.js';
import { AssessmentJob } from './assessment.job.js';
import { ASSESSMENTS } from './assessment.record.js';
import { AssessmentRepository } from './assessment.repository.js';
import { Assessments } from './assessment.service.js';
import { AttemptAnswerRepository } from './attempt-answer.repository.js';
import { AttemptChanges } from './attempt-changes.service.js';
import { AttemptErasing } from './attempt-erasing.service.js';
import { AttemptStart } from './attempt-start.service.js';
import { HandedFileReading } from './handed-file-reading.service.js';
import { HandedFileUse } from './handed-file-use.service.js';
import { HandedFileRepository } from './handed-file.repository.js';
import { HandedFiles, HandedStore } from './handed-files.service.js';
import { OwnAssessmentController } from './own-assessment.controller.js';
import { OwnAssessments } from './own-assessment.service.js';

const WORDS = [
  new AuditWords({
    kind: 'assessment',
    verbs: { invite: 'invited people to' },
    fields: { people: 'People' },
  }),
  new AuditWords({
    kind: 'assessmentAttempt',
    verbs: { start: 'started', submit: 'submitted', mark: 'marked an answer of' },
  }),
];

const CONTROLLERS = [
  recordController(ASSESSMENT_QUESTION, { rules: ASSESSMENT_QUESTIONS, service: AssessmentQuestions }),
  recordController(ASSESSMENT, {
    rules: ASSESSMENTS,
    service: Assessments,
    without: ['bulk', 'regrade'],
  }),
  recordController(ASSESSMENT, { rules: ASSESSMENTS, service: AssessmentRegrading, only: ['regrade'] }),
  recordController(ASSESSMENT_INVITATION, { rules: ASSESSMENT_INVITATIONS, only: ['list', 'get'] }),
  recordController(ASSESSMENT_ATTEMPT, {
    rules: ASSESSMENT_ATTEMPTS,
    service: AttemptChanges,
    only: ['list', 'get', 'extend', 'void'],
  }),
];

/** Banks of questions, assessments, and what people answered in them. */
@Module({
  controllers: [AssessmentController, OwnAssessmentController, ...CONTROLLERS],
  providers: [
    ...offerRecord(ASSESSMENT_QUESTIONS),
    ...offerRecord(ASSESSMENTS),
    ...offerRecord(ASSESSMENT_INVITATIONS),
    ...offerRecord(ASSESSMENT_ATTEMPTS),
    ...WORDS.map(contribute),
    AssessmentJob,
    AssessmentMarking,
    AssessmentNotifications,
    AssessmentPapers,
    AssessmentQuestionRepository,
    AssessmentQuestions,
    AssessmentRegrading,
    AssessmentRepository,
    Assessments,
    AssessmentScoring,
    AttemptAnswerRepository,
    AttemptChanges,
    AttemptErasing,
    AttemptStart,
    HandedFileReading,
    HandedFileRepository,
    HandedFiles,
    HandedFileUse,
    HandedStore,
    OwnAssessments,
  ],
  exports: [
    AssessmentNotifications,
    AssessmentPapers,
    AssessmentQuestionRepository,
    AssessmentQuestions,
    Assessments,
    AttemptChanges,
    AttemptErasing,
    HandedFiles,
    OwnAssessments,
  ],
})
export class AssessmentModule {}
