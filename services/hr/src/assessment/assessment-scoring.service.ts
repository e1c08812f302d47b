import { Clock } from '@atrium/platform';
import { Records, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { markedQuestion, type QuestionEdition } from './asked-question.rules.js';
import type { AssessmentAttemptEntity, StoredMarks } from './assessment-attempt.entity.js';
import {
  ASSESSMENT_ATTEMPTS,
  type AssessmentAttemptRow,
  type AssessmentAttemptSteps,
} from './assessment-attempt.record.js';
import type { AssessmentInvitationEntity } from './assessment-invitation.entity.js';
import { ASSESSMENT_INVITATIONS, type AssessmentInvitationSteps } from './assessment-invitation.record.js';
import { AssessmentQuestionRepository } from './assessment-question.repository.js';
import type { Corrections } from './assessment.entity.js';
import { AssessmentRepository } from './assessment.repository.js';
import { AttemptAnswerRepository, type KeptAnswer } from './attempt-answer.repository.js';
import { attemptOf, timesOf } from './attempt-state.rules.js';
import { takeEvent } from './attempt-clock.rules.js';
import { gradeOf, markAll } from './mark.rules.js';
import type { PinnedQuestion } from './question.types.js';

type Scored = Pick<AssessmentAttemptEntity, 'state' | 'marks' | 'total' | 'max' | 'percent' | 'passed'>;

/** By which edition a question is marked: the one that was asked, or a later one whose key is right. */
export const markedBy = ({ id, edition }: PinnedQuestion, corrections: Corrections): PinnedQuestion => {
  const correction = corrections[id];
  return { id, edition: typeof correction === 'object' ? correction.edition : edition };
};

const keyOf = ({ id, edition }: PinnedQuestion): string => `${id} ${String(edition)}`;

/** Works out marks, and what counts of several attempts. Inside `TenantDb.run` only. */
@Injectable()
export class AssessmentScoring {
  private readonly attempts: AssessmentAttemptSteps;
  private readonly invitations: AssessmentInvitationSteps;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly repository: AssessmentRepository,
    private readonly questions: AssessmentQuestionRepository,
    private readonly answers: AttemptAnswerRepository,
  ) {
    this.attempts = records.of(ASSESSMENT_ATTEMPTS);
    this.invitations = records.of(ASSESSMENT_INVITATIONS);
  }

  /** The invitation is locked before its attempts, as when one begins. */
  async lock(attemptId: string): Promise<AssessmentAttemptRow> {
    const { invitationId } = await this.attempts.rows.read(attemptId);
    await this.invitations.rows.lock(invitationId);
    return this.attempts.rows.lock(attemptId);
  }

  /** What was saved counts as of the deadline once time and grace are over. @param attempt locked, as its invitation */
  async settle(attempt: AssessmentAttemptRow): Promise<AssessmentAttemptRow> {
    const now = this.clock.now().getTime();
    const after = takeEvent(attemptOf(attempt), { do: 'sweep' }, { times: timesOf(attempt), now }).attempt;
    if (attempt.state !== 'open' || after.submittedAt === null) return attempt;
    return this.end(attempt, { submittedAt: new Date(after.submittedAt), submittedBy: 'clock' });
  }

  /** As `settle`; an attempt of an applicant who was erased is not there any more. */
  async sweep(attemptId: string): Promise<void> {
    const [found] = await this.attempts.rows.readAll([attemptId]);
    if (found) await this.settle(await this.lock(attemptId));
  }

  /** @param attempt locked, as its invitation */
  async end(
    attempt: AssessmentAttemptRow,
    submitted: { submittedAt: Date; submittedBy: 'person' | 'clock' },
  ): Promise<AssessmentAttemptRow> {
    const [scored] = await this.scoreAll([attempt]);
    const by = submitted.submittedBy === 'person' ? attempt.userId : null;
    await this.attempts.table.change(attempt, { ...submitted, ...scored?.values }, by);
    await this.grade(attempt);
    return this.attempts.rows.read(attempt.id);
  }

  /** The marks of attempts whose answers do not change any more. */
  async scoreAll(
    attempts: readonly AssessmentAttemptRow[],
    corrections?: Corrections,
  ): Promise<{ id: string; version: number; values: Scored }[]> {
    if (attempts.length === 0) return [];
    const asked = attempts.flatMap((attempt) =>
      attempt.pinned.map((each) => markedBy(each, corrections ?? attempt.corrections)),
    );
    const once = new Map(asked.map((each) => [keyOf(each), each]));
    const editions = new Map(
      (await this.questions.listEditions([...once.values()])).map((each) => [keyOf(each), each]),
    );
    const answers = byAttempt(await this.answers.list(attempts.map(({ id }) => id)));
    return attempts.map((attempt) => {
      const all = corrections ?? attempt.corrections;
      const questions = attempt.pinned.flatMap((each) => editions.get(keyOf(markedBy(each, all))) ?? []);
      const { id, version } = attempt;
      return {
        id,
        version,
        values: scored({ ...attempt, corrections: all }, questions, answers.get(id) ?? []),
      };
    });
  }

  /** What counts of the attempts of an invited person, who has been locked. */
  async grade({ invitationId, counted, passPercent }: AssessmentAttemptRow): Promise<void> {
    const ids = await this.repository.listAttempts({ invitationId }, ['open', 'marking', 'scored']);
    const rows = new Map((await this.attempts.rows.readAll(ids)).map((row) => [row.id, row]));
    const all = ids.flatMap((id) => rows.get(id) ?? []);
    const over = all.filter(({ state }) => state !== 'open');
    const { percent, provisional } = gradeOf(
      over.map(({ state, percent: each }) => ({
        state: state === 'scored' ? 'scored' : 'pending',
        percent: each,
      })),
      counted,
    );
    const shown = percent?.valueOf() ?? null;
    const state = stateOf(all);
    const values: Values<AssessmentInvitationEntity> = {
      state,
      used: all.length,
      percent: shown,
      passed: shown === null || passPercent === null || provisional ? null : shown >= passPercent,
    };
    await this.invitations.table.noteAll([invitationId], {}, values);
  }
}

function byAttempt(answers: readonly KeptAnswer[]): Map<string, KeptAnswer[]> {
  const all = new Map<string, KeptAnswer[]>();
  for (const answer of answers) all.set(answer.attemptId, [...(all.get(answer.attemptId) ?? []), answer]);
  return all;
}

function stateOf(attempts: readonly AssessmentAttemptRow[]) {
  for (const state of ['open', 'marking', 'scored'] as const)
    if (attempts.some((attempt) => attempt.state === state)) return state;
  return 'invited' as const;
}

function scored(
  { corrections, floorAtZero, passPercent }: AssessmentAttemptRow,
  questions: readonly QuestionEdition[],
  answers: readonly KeptAnswer[],
): Scored {
  const asked = questions.map((question) => {
    const correction = corrections[question.id];
    return markedQuestion(question, typeof correction === 'string' ? correction : null);
  });
  const outcome = markAll(
    asked,
    {
      answers: Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value])),
      given: Object.fromEntries(
        answers.flatMap(({ questionId, given }) => (given === null ? [] : [[questionId, given]])),
      ),
    },
    { floor: floorAtZero ? 'zero' : 'none', passPercent },
  );
  const marks: StoredMarks = Object.fromEntries(
    [...outcome.marks].map(([id, { state, score }]) => [id, { state, score: score?.valueOf() ?? null }]),
  );
  return {
    state: outcome.pending ? 'marking' : 'scored',
    marks,
    total: outcome.total.valueOf(),
    max: outcome.max.valueOf(),
    percent: outcome.percent?.valueOf() ?? null,
    passed: outcome.passed,
  };
}
