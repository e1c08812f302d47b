import { ASSESSMENT, ASSESSMENT_ATTEMPT } from '@atrium/contracts';
import { AppError, Audit, Clock, notFound } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import {
  ASSESSMENT_ATTEMPTS,
  type AssessmentAttemptRow,
  type AssessmentAttemptSteps,
} from './assessment-attempt.record.js';
import {
  ASSESSMENT_INVITATIONS,
  type AssessmentInvitationRow,
  type AssessmentInvitationSteps,
} from './assessment-invitation.record.js';
import { AssessmentQuestionRepository } from './assessment-question.repository.js';
import { AssessmentScoring } from './assessment-scoring.service.js';
import { AssessmentJob } from './assessment.job.js';
import { ASSESSMENTS, type AssessmentRow, type AssessmentSteps } from './assessment.record.js';
import { AssessmentRepository } from './assessment.repository.js';
import { NEW_ATTEMPT, takeEvent } from './attempt-clock.rules.js';
import { deadlineAtOf, timesOf } from './attempt-state.rules.js';
import type { Taker } from './taker.rules.js';
import { chosenQuestions, drawnOf } from './question-choice.rules.js';

const { errors } = ASSESSMENT;
const START = `${ASSESSMENT_ATTEMPT.kind}.start`;

/** An assessment as one of the invited takes it. */
type Taken = AssessmentRow & Pick<AssessmentInvitationRow, 'personalClosesAt'>;

/** Begins attempts, or goes on with the one that is under way. Inside `TenantDb.run` only. */
@Injectable()
export class AttemptStart {
  private readonly attempts: AssessmentAttemptSteps;
  private readonly assessments: AssessmentSteps;
  private readonly invitations: AssessmentInvitationSteps;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly repository: AssessmentRepository,
    private readonly questions: AssessmentQuestionRepository,
    private readonly scoring: AssessmentScoring,
    private readonly job: AssessmentJob,
  ) {
    this.attempts = records.of(ASSESSMENT_ATTEMPTS);
    this.assessments = records.of(ASSESSMENTS);
    this.invitations = records.of(ASSESSMENT_INVITATIONS);
  }

  /** @throws {AppError} NOT_FOUND, ASSESSMENT_NOT_OPEN, ASSESSMENT_CLOSED, ASSESSMENT_NO_ATTEMPT_LEFT */
  async start(taker: Taker, invitationId: string, seed: string): Promise<AssessmentAttemptRow> {
    const invitation = await this.invitations.rows.lock(invitationId);
    if (!taker.owns({ userId: invitation.userId, invitationId })) throw notFound();
    const [openId] = await this.repository.listAttempts({ invitationId }, ['open']);
    if (openId !== undefined) {
      const open = await this.scoring.settle(await this.attempts.rows.lock(openId));
      this.audit.skip(START);
      return open;
    }
    const assessment = await this.assessments.rows.read(invitation.assessmentId);
    const startedAt = this.clock.now();
    const { personalClosesAt } = invitation;
    this.check({ ...assessment, personalClosesAt }, startedAt);
    if (invitation.used >= assessment.attempts) throw new AppError(errors.ASSESSMENT_NO_ATTEMPT_LEFT);
    return this.begin(taker, {
      assessment: { ...assessment, personalClosesAt },
      invitationId,
      seed,
      startedAt,
    });
  }

  private check(assessment: Taken, now: Date): void {
    if (assessment.state === 'draft') throw notFound();
    if (assessment.state === 'closed') throw new AppError(errors.ASSESSMENT_CLOSED);
    const at = { times: timesOf(assessment), now: now.getTime() };
    const { result } = takeEvent(NEW_ATTEMPT, { do: 'start' }, at);
    if (result === 'notOpen') throw new AppError(errors.ASSESSMENT_NOT_OPEN);
    if (result === 'closed') throw new AppError(errors.ASSESSMENT_CLOSED);
  }

  private async begin(
    { by }: Taker,
    { assessment, seed, ...of }: { assessment: Taken; invitationId: string; seed: string; startedAt: Date },
  ): Promise<AssessmentAttemptRow> {
    const pinned = chosenQuestions(assessment, await this.questions.listAskable(drawnOf(assessment)), seed);
    if (pinned.length === 0) throw new AppError(errors.ASSESSMENT_EMPTY);
    const open = { ...assessment, ...of, extraMin: 0, submittedAt: null, submittedBy: null };
    const deadlineAt = deadlineAtOf(open);
    const [id = ''] = await this.attempts.table.insert([{ ...of, seed, pinned, deadlineAt }], by.id);
    const row = await this.attempts.record({ step: 'start', by, id });
    await this.scoring.grade(row);
    await this.job.plan(row);
    return row;
  }
}
