import {
  ASSESSMENT,
  type AnswerToMark,
  type ContentOf,
  type MarkAnswer,
  type QuestionContent,
} from '@atrium/contracts';
import { AppError, notFound, TenantDb, wrongField, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { exactOf, shownNumber, sumOf } from '../exact/exact-number.rules.js';
import {
  ASSESSMENT_ATTEMPTS,
  type AssessmentAttemptRow,
  type AssessmentAttemptSteps,
} from './assessment-attempt.record.js';
import { AssessmentNotifications } from './assessment-notifications.service.js';
import { AssessmentQuestionRepository } from './assessment-question.repository.js';
import { AssessmentScoring } from './assessment-scoring.service.js';
import { AssessmentRepository } from './assessment.repository.js';
import { AttemptAnswerRepository } from './attempt-answer.repository.js';

const { errors } = ASSESSMENT;

/** Long answers and what was handed in, marked by people who are not told whose they are. */
@Injectable()
export class AssessmentMarking {
  private readonly attempts: AssessmentAttemptSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly repository: AssessmentRepository,
    private readonly questions: AssessmentQuestionRepository,
    private readonly answers: AttemptAnswerRepository,
    private readonly scoring: AssessmentScoring,
    private readonly notifications: AssessmentNotifications,
  ) {
    this.attempts = records.of(ASSESSMENT_ATTEMPTS);
  }

  list(user: SignedInUser): Promise<AnswerToMark[]> {
    return this.db.run(user.companyId, () => this.repository.listToMark(user.id));
  }

  /** @throws {AppError} NOT_FOUND, ASSESSMENT_OWN_ANSWER, ASSESSMENT_MARKED, VALIDATION_FAILED beside a part of the rubric */
  mark(user: SignedInUser, id: string, { points, note }: MarkAnswer): Promise<void> {
    return this.db.run(user.companyId, async () => {
      const found = await this.answers.find(id);
      if (!found) throw notFound();
      const row = await this.scoring.lock(found.attemptId);
      if (row.userId === user.id) throw new AppError(errors.ASSESSMENT_OWN_ANSWER);
      if (row.marks?.[found.questionId]?.state !== 'pending') throw new AppError(errors.ASSESSMENT_MARKED);
      const pinned = row.pinned.filter((each) => each.id === found.questionId);
      const [question] = await this.questions.listEditions(pinned);
      if (!isByHand(question?.content)) throw notFound();
      const given = totalOf(question.content, points);
      await this.answers.mark(id, { given, rubric: points, note, by: user.id });
      await this.rescore(user, row);
    });
  }

  private async rescore(user: SignedInUser, before: AssessmentAttemptRow): Promise<void> {
    const [scored] = await this.scoring.scoreAll([before]);
    await this.attempts.table.change(before, scored?.values ?? {}, user.id);
    await this.scoring.grade(before);
    const after = await this.attempts.record({ step: 'mark', by: user, id: before.id, before });
    const { userId, assessmentId: assessment, assessmentName: name, reveal, revealAt, state } = after;
    if (state === 'scored' && reveal !== 'nothing' && revealAt === 'scored' && userId !== null)
      await this.notifications.scored([userId], { id: assessment, name });
  }
}

const isByHand = (content: QuestionContent | undefined): content is ContentOf<'longText' | 'file'> =>
  content?.kind === 'longText' || content?.kind === 'file';

/** The points of all parts of the rubric, each of which has some. */
function totalOf({ rubric }: ContentOf<'longText' | 'file'>, points: MarkAnswer['points']): number {
  for (const part of rubric) {
    const given = points[part.id];
    if (given === undefined) throw wrongField(`points.${part.id}`, 'Enter points.');
    if (given > part.points) throw wrongField(`points.${part.id}`, 'These are more points than there are.');
  }
  return shownNumber(sumOf(rubric.map(({ id }) => exactOf(points[id] ?? 0)))) ?? 0;
}
