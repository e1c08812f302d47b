import {
  ASSESSMENT,
  type Assessment,
  type QuestionFigures,
  type Regrade,
  type RegradePreview,
  type StepBody,
} from '@atrium/contracts';
import { AppError, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import {
  ASSESSMENT_ATTEMPTS,
  type AssessmentAttemptRow,
  type AssessmentAttemptSteps,
} from './assessment-attempt.record.js';
import { AssessmentQuestionRepository } from './assessment-question.repository.js';
import { AssessmentScoring } from './assessment-scoring.service.js';
import type { Correction } from './assessment.entity.js';
import { ASSESSMENTS, type AssessmentRow, type AssessmentSteps } from './assessment.record.js';
import { AssessmentRepository } from './assessment.repository.js';
import { AttemptChanges } from './attempt-changes.service.js';
import { partIdsOf } from './question-content.rules.js';

const OVER = ['marking', 'scored'];
const PERCENT = 100;

interface Regrading {
  questionId: string;
  by: Regrade;
}

/** How questions fare, and what becomes of those that turn out to be faulty. */
@Injectable()
export class AssessmentRegrading {
  readonly steps: AssessmentSteps;
  private readonly attempts: AssessmentAttemptSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly repository: AssessmentRepository,
    private readonly questions: AssessmentQuestionRepository,
    private readonly scoring: AssessmentScoring,
    private readonly changes: AttemptChanges,
  ) {
    this.steps = records.of(ASSESSMENTS);
    this.attempts = records.of(ASSESSMENT_ATTEMPTS);
  }

  /** The hardest first. @throws {AppError} NOT_FOUND */
  figures(user: SignedInUser, id: string): Promise<QuestionFigures> {
    return this.db.run(user.companyId, async () => {
      const { corrections } = await this.steps.find(user, id);
      const rows = await this.repository.listFigures(id);
      const items = rows.map(({ earned, marked, ...row }) => ({
        ...row,
        percent: marked === 0 ? null : Math.round((earned / marked) * PERCENT),
        correction: regradeOf(corrections[row.id]),
      }));
      return { items: items.toSorted((a, b) => (a.percent ?? PERCENT) - (b.percent ?? PERCENT)) };
    });
  }

  /** Whose result would change. @throws {AppError} NOT_FOUND, ASSESSMENT_KEY_CHANGED */
  preview(user: SignedInUser, id: string, regrading: Regrading): Promise<RegradePreview> {
    return this.db.run(user.companyId, async () => {
      const assessment = await this.steps.find(user, id);
      const before = await this.attempts.rows.readAll(await this.overOf(id));
      const after = await this.scoring.scoreAll(before, await this.corrected(assessment, before, regrading));
      const moves = before.flatMap((row, place) => {
        const values = after[place]?.values;
        if (!values || (values.percent === row.percent && values.passed === row.passed)) return [];
        const { percent, passed } = values;
        return [
          {
            name: row.takerName,
            before: { percent: row.percent, passed: row.passed },
            after: { percent, passed },
          },
        ];
      });
      return { attempts: before.length, moves };
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, ASSESSMENT_KEY_CHANGED, NOT_FOUND of the question */
  regrade(
    user: SignedInUser,
    id: string,
    { version, ...regrading }: StepBody<typeof ASSESSMENT, 'regrade'>,
  ): Promise<Assessment> {
    return this.steps.run(user, {
      step: 'regrade',
      id,
      version,
      change: async (assessment) => {
        const rows = await this.attempts.rows.readAll(await this.overOf(id));
        return { corrections: await this.corrected(assessment, rows, regrading) };
      },
      after: async () => {
        for (const attemptId of await this.overOf(id)) await this.rescore(user, attemptId);
        await this.changes.tell(await this.repository.listUsers(id));
      },
    });
  }

  private async rescore(user: SignedInUser, id: string): Promise<void> {
    const row = await this.scoring.lock(id);
    const [scored] = await this.scoring.scoreAll([row]);
    if (!scored || !OVER.includes(row.state)) return;
    await this.attempts.table.change(row, scored.values, user.id);
    await this.scoring.grade(row);
  }

  private overOf(assessmentId: string): Promise<string[]> {
    return this.repository.listAttempts({ assessmentId }, OVER);
  }

  private async corrected(
    { corrections }: AssessmentRow,
    attempts: readonly AssessmentAttemptRow[],
    { questionId, by }: Regrading,
  ): Promise<AssessmentRow['corrections']> {
    const pinned = attempts.flatMap((row) => row.pinned.filter(({ id }) => id === questionId));
    if (pinned.length === 0) throw notFound();
    if (by !== 'key') return { ...corrections, [questionId]: by };
    const [now] = await this.questions.listAskable({ ids: [questionId], banks: [], tags: [] });
    if (!now) throw notFound();
    const { id, edition } = now;
    const editions = await this.questions.listEditions([...pinned, { id, edition }]);
    // What was answered by ids that the question no longer has cannot be marked by it.
    const answers = new Set(
      editions.map(({ content }) => `${content.kind} ${partIdsOf(content).toSorted().join(' ')}`),
    );
    if (answers.size > 1) throw new AppError(ASSESSMENT.errors.ASSESSMENT_KEY_CHANGED);
    return { ...corrections, [questionId]: { edition } };
  }
}

function regradeOf(correction: Correction | undefined): Regrade | null {
  if (correction === undefined) return null;
  return typeof correction === 'string' ? correction : 'key';
}
