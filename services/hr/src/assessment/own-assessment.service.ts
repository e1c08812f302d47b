import { randomUUID } from 'node:crypto';
import {
  ASSESSMENT,
  ASSESSMENT_ATTEMPT,
  type AnswersSaved,
  type AttemptPaper,
  type NextQuestion,
  type OwnAssessment,
  type SaveAnswers,
} from '@atrium/contracts';
import { AppError, Audit, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { AssessmentAttemptRow, AssessmentAttemptSteps } from './assessment-attempt.record.js';
import { ASSESSMENT_ATTEMPTS } from './assessment-attempt.record.js';
import { AssessmentPapers } from './assessment-papers.service.js';
import { AssessmentScoring } from './assessment-scoring.service.js';
import { AttemptAnswerRepository } from './attempt-answer.repository.js';
import { takeEvent, type AttemptResult } from './attempt-clock.rules.js';
import { askedNow, attemptOf, leftOf, settledAt, timesOf } from './attempt-state.rules.js';
import type { Taker } from './taker.rules.js';
import { AttemptStart } from './attempt-start.service.js';

const { ASSESSMENT_OVER } = ASSESSMENT.errors;
const SUBMIT = `${ASSESSMENT_ATTEMPT.kind}.submit`;

/** What people do with the assessments that they are asked to take. */
@Injectable()
export class OwnAssessments {
  private readonly attempts: AssessmentAttemptSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly begin: AttemptStart,
    private readonly papers: AssessmentPapers,
    private readonly scoring: AssessmentScoring,
    private readonly answers: AttemptAnswerRepository,
  ) {
    this.attempts = records.of(ASSESSMENT_ATTEMPTS);
  }

  list(user: SignedInUser): Promise<OwnAssessment[]> {
    return this.papers.list(user);
  }

  /**
   * Goes on with the attempt that is under way.
   * @throws {AppError} NOT_FOUND, ASSESSMENT_NOT_OPEN, ASSESSMENT_CLOSED, ASSESSMENT_NO_ATTEMPT_LEFT
   */
  start(taker: Taker, invitationId: string): Promise<AttemptPaper> {
    return this.db.run(taker.companyId, async () =>
      this.papers.of(await this.begin.start(taker, invitationId, randomUUID())),
    );
  }

  /** What the time has ended is over for who asks. @throws {AppError} NOT_FOUND */
  paper(taker: Taker, id: string): Promise<AttemptPaper> {
    return this.db.run(taker.companyId, async () => {
      const row = await this.own(taker, id);
      const isOver = settledAt(row, this.clock.now()) !== null;
      return this.papers.of(isOver ? await this.scoring.settle(await this.scoring.lock(id)) : row);
    });
  }

  /**
   * Keeps answers until the deadline and its grace; of each question the one with the higher `seq`.
   * @throws {AppError} NOT_FOUND, ASSESSMENT_OVER
   */
  save(taker: Taker, id: string, { answers }: SaveAnswers): Promise<AnswersSaved> {
    return this.db.run(taker.companyId, async () => {
      await this.own(taker, id);
      const row = await this.attempts.rows.lock(id);
      if (row.state !== 'open' || settledAt(row, this.clock.now()) !== null)
        throw new AppError(ASSESSMENT_OVER);
      const { seqs, stale } = await this.keep(row, answers);
      const deadlineAt = row.deadlineAt?.toISOString() ?? null;
      return { seqs, stale, leftMs: leftOf(row, this.clock.now()), deadlineAt };
    });
  }

  /** Leaves a question for good, with what was answered. @throws {AppError} NOT_FOUND, ASSESSMENT_OVER */
  next(taker: Taker, id: string, { place, answers }: NextQuestion): Promise<AttemptPaper> {
    return this.db.run(taker.companyId, async () => {
      await this.own(taker, id);
      const row = await this.attempts.rows.lock(id);
      if (row.state !== 'open' || settledAt(row, this.clock.now()) !== null)
        throw new AppError(ASSESSMENT_OVER);
      const isLeft = row.forward && row.place === place && place < row.pinned.length - 1;
      if (!isLeft) return this.papers.of(row);
      await this.keep(row, answers);
      await this.attempts.table.change(row, { place: place + 1 }, taker.by.id);
      return this.papers.of(await this.attempts.rows.read(id));
    });
  }

  /** Pressed twice, or once too late, it answers what there is. @throws {AppError} NOT_FOUND */
  submit(taker: Taker, id: string, { answers }: SaveAnswers): Promise<AttemptPaper> {
    return this.db.run(taker.companyId, async () => {
      await this.own(taker, id);
      const row = await this.scoring.lock(id);
      const now = this.clock.now().getTime();
      const { attempt, result } = takeEvent(attemptOf(row), { do: 'submit' }, { times: timesOf(row), now });
      if (row.state !== 'open' || result !== 'ok' || attempt.submittedAt === null) {
        this.audit.skip(SUBMIT);
        return this.papers.of(await this.scoring.settle(row));
      }
      await this.keep(row, answers);
      const submittedAt = new Date(attempt.submittedAt);
      const ended = await this.scoring.end(row, { submittedAt, submittedBy: 'person' });
      await this.attempts.record({ step: 'submit', by: taker.by, id, before: row });
      return this.papers.of(ended);
    });
  }

  private async own(taker: Taker, id: string): Promise<AssessmentAttemptRow> {
    const row = await this.attempts.rows.read(id);
    if (!taker.owns(row) || row.state === 'voided') throw notFound();
    return row;
  }

  /** @param row locked */
  private async keep(
    row: AssessmentAttemptRow,
    given: SaveAnswers['answers'],
  ): Promise<Pick<AnswersSaved, 'seqs' | 'stale'>> {
    const asked = new Set(askedNow(row).map(({ id }) => id));
    const answers = given.filter(({ question }) => asked.has(question));
    // What was passed is never answered again, whatever a page still holds of it.
    const passed = row.pinned.filter(
      ({ id }) => !asked.has(id) && given.some(({ question }) => question === id),
    );
    const kept = new Map((await this.answers.list([row.id])).map((each) => [each.questionId, each]));
    const now = this.clock.now().getTime();
    const times = timesOf(row);
    let attempt = attemptOf(row, kept);
    const results = new Map<string, AttemptResult>();
    for (const { question, ...saved } of answers) {
      const after = takeEvent(attempt, { do: 'save', question, saved }, { times, now });
      attempt = after.attempt;
      results.set(question, after.result);
    }
    const taken = answers.filter(({ question, seq }) => attempt.answers.get(question)?.seq === seq);
    const editions = new Map(row.pinned.map(({ id, edition }) => [id, edition]));
    const once = new Map(taken.map((each) => [each.question, each]));
    await this.answers.save(
      row.id,
      [...once.values()].map((each) => ({ ...each, edition: editions.get(each.question) ?? 0 })),
    );
    const seqs = [...attempt.answers]
      .filter(([question]) => asked.has(question))
      .map(([question, { seq }]): [string, number] => [question, seq]);
    const stale = [...results].flatMap(([question, result]) => (result === 'stale' ? [question] : []));
    return { seqs: Object.fromEntries(seqs), stale: [...stale, ...passed.map(({ id }) => id)] };
  }
}
