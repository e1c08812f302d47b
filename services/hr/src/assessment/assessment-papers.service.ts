import type { AttemptPaper, OwnAssessment, ReviewedQuestion } from '@atrium/contracts';
import { Clock, notFound, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { askedQuestion, rightInWords, type QuestionEdition } from './asked-question.rules.js';
import type { AssessmentAttemptRow } from './assessment-attempt.record.js';
import { AssessmentQuestionRepository } from './assessment-question.repository.js';
import { markedBy } from './assessment-scoring.service.js';
import { AssessmentRepository, type OwnAssessmentRow } from './assessment.repository.js';
import { AttemptAnswerRepository, type KeptAnswer } from './attempt-answer.repository.js';
import { HandedFileRepository } from './handed-file.repository.js';
import { askedNow, closeAtOf, leftOf, revealedOf } from './attempt-state.rules.js';

const keyOf = ({ id, edition }: { id: string; edition: number }): string => `${id} ${String(edition)}`;
const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** What people are shown of their attempts, and nothing before they may see it. */
@Injectable()
export class AssessmentPapers {
  constructor(
    private readonly clock: Clock,
    private readonly repository: AssessmentRepository,
    private readonly questions: AssessmentQuestionRepository,
    private readonly answers: AttemptAnswerRepository,
    private readonly handed: HandedFileRepository,
  ) {}

  async list({ companyId, id }: SignedInUser): Promise<OwnAssessment[]> {
    const now = this.clock.now();
    const rows = await this.repository.listOwn(companyId, id);
    return rows.map((row) => ownAssessment(row, now));
  }

  /** What whoever is invited may know of it. Inside `TenantDb.run` only. @throws {AppError} NOT_FOUND */
  async ofInvitation(id: string): Promise<OwnAssessment> {
    const row = await this.repository.readOwn(id);
    if (!row) throw notFound();
    return ownAssessment(row, this.clock.now());
  }

  /** Inside `TenantDb.run` only. */
  async of(row: AssessmentAttemptRow): Promise<AttemptPaper> {
    const now = this.clock.now();
    const corrected = row.pinned.map((each) => markedBy(each, row.corrections));
    const found = await this.questions.listEditions([...row.pinned, ...corrected]);
    const editions = new Map(found.map((each) => [keyOf(each), each]));
    const shown = askedNow(row);
    const asked = shown.flatMap((each) => editions.get(keyOf(each)) ?? []);
    const ids = new Set(shown.map(({ id }) => id));
    const kept = (await this.answers.list([row.id])).filter(({ questionId }) => ids.has(questionId));
    return {
      id: row.id,
      name: row.assessmentName,
      state: row.state,
      leftMs: row.state === 'open' ? leftOf(row, now) : null,
      deadlineAt: iso(row.deadlineAt),
      graceSec: row.graceSec,
      startedAt: row.startedAt.toISOString(),
      submittedAt: iso(row.submittedAt),
      submittedBy: row.submittedBy,
      forward: row.forward && row.state === 'open' ? { place: row.place, count: row.pinned.length } : null,
      questions: asked.map((question) => askedQuestion(question, row)),
      answers: Object.fromEntries(
        kept.map(({ questionId, value, seq, flagged }) => [questionId, { value, seq, flagged }]),
      ),
      files: await this.filesOf(row, asked),
      result: resultOf(row, {
        revealed: revealedOf(row, now),
        questions: corrected.flatMap((each) => editions.get(keyOf(each)) ?? []),
        answers: kept,
      }),
    };
  }

  private async filesOf(
    { id }: AssessmentAttemptRow,
    asked: readonly QuestionEdition[],
  ): Promise<AttemptPaper['files']> {
    const places = asked.filter(({ content }) => content.kind === 'file');
    if (places.length === 0) return {};
    const files = await this.handed.listOf([id]);
    return Object.fromEntries(
      places.map((place) => [
        place.id,
        files
          .filter(({ questionId }) => questionId === place.id)
          .map(({ id: handedId, fileId, name, size }) => ({ id: handedId, fileId, name, size })),
      ]),
    );
  }
}

function ownAssessment(row: OwnAssessmentRow, now: Date): OwnAssessment {
  const closesAt = closeAtOf(row);
  const isOpen =
    row.assessmentState === 'open' &&
    (row.opensAt === null || row.opensAt <= now) &&
    (closesAt === null || closesAt > now);
  const isShown = revealedOf(row, now) !== 'nothing';
  return {
    id: row.id,
    assessment: { id: row.assessmentId, name: row.name },
    description: row.description,
    questionCount: row.questionCount,
    limitMin: row.limitMin,
    opensAt: iso(row.opensAt),
    closesAt: iso(closesAt),
    closesApart: closesAt?.getTime() !== row.closesAt?.getTime(),
    state: row.state,
    attempts: row.attempts,
    used: row.used,
    canStart: isOpen && row.openAttemptId === null && row.used < row.attempts,
    openAttemptId: row.openAttemptId,
    lastAttemptId: row.lastAttemptId,
    percent: isShown ? row.percent : null,
    passed: isShown ? row.passed : null,
  };
}

interface Reviewing {
  revealed: ReturnType<typeof revealedOf>;
  questions: readonly QuestionEdition[];
  answers: readonly KeptAnswer[];
}

function resultOf(
  { total, max, percent, passed, marks }: AssessmentAttemptRow,
  { revealed, questions, answers }: Reviewing,
): AttemptPaper['result'] {
  if (revealed === 'nothing' || total === null || max === null) return null;
  const score = { total, max, percent, passed };
  if (revealed === 'score') return { ...score, questions: null };
  const notes = new Map(answers.map(({ questionId, note }) => [questionId, note]));
  const reviewed = questions.map((question): [string, ReviewedQuestion] => {
    const hasKeys = revealed === 'keys';
    const mark = marks?.[question.id] ?? { state: 'unanswered' as const, score: null };
    return [
      question.id,
      {
        ...mark,
        note: notes.get(question.id) ?? null,
        right: hasKeys ? rightInWords(question.content) : null,
        feedback: hasKeys ? question.feedback : null,
      },
    ];
  });
  return { ...score, questions: Object.fromEntries(reviewed) };
}
