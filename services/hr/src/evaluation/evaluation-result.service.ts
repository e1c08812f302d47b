import {
  EVALUATION_RESULT,
  passesCheck,
  type EvaluationComparison,
  type EvaluationContent,
  type EvaluationResult,
  type StepBody,
} from '@atrium/contracts';
import { AppError, Clock, notFound, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { exactOf, shownNumber } from '../exact/exact-number.rules.js';
import { EVALUATION_CYCLES, type EvaluationCycleSteps } from './evaluation-cycle.record.js';
import { refuseCalibration } from './evaluation-refusal.rules.js';
import {
  EVALUATION_RESULTS,
  shownStages,
  type EvaluationResultRow,
  type EvaluationResultSteps,
} from './evaluation-result.record.js';
import { guidelineOf, scoreForm } from './evaluation-score.rules.js';
import { EvaluationScoring } from './evaluation-scoring.service.js';
import { EvaluationStageRepository, type SubmittedAnswers } from './evaluation-stage.repository.js';
import { peerView } from './peer-view.rules.js';

const { errors } = EVALUATION_RESULT;
const ACKNOWLEDGE_MS = 14 * 86_400_000;
const NO_CONTENT: EvaluationContent = { scale: { min: 0, max: 0, step: 1 }, sections: [], labels: [] };

/** What came of evaluations. */
@Injectable()
export class EvaluationResults {
  readonly steps: EvaluationResultSteps;
  private readonly cycles: EvaluationCycleSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly stages: EvaluationStageRepository,
    private readonly scoring: EvaluationScoring,
  ) {
    this.steps = records.of(EVALUATION_RESULTS);
    this.cycles = records.of(EVALUATION_CYCLES);
  }

  /**
   * Replaces score and label; the score of the stages is kept beside.
   * @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, EVALUATION_NOT_IN_CALIBRATION, EVALUATION_OWN_RESULT,
   * EVALUATION_OUT_OF_SCALE and EVALUATION_REASON beside their field
   */
  calibrate(
    user: SignedInUser,
    id: string,
    { version, score, reason }: StepBody<typeof EVALUATION_RESULT, 'calibrate'>,
  ): Promise<EvaluationResult> {
    return this.steps.run(user, {
      step: 'calibrate',
      id,
      version,
      change: async (row) => {
        const { content = NO_CONTENT, values } = await this.scoring.calibrated(row, score);
        const refused = score === null ? null : refuseCalibration({ score, reason }, content.scale);
        if (refused?.at === 'score') throw refusedField('score', errors.EVALUATION_OUT_OF_SCALE);
        if (refused) throw refusedField('reason', errors.EVALUATION_REASON);
        return { ...values, reason: score === null ? null : reason };
      },
    });
  }

  /** One's own that are published. */
  async listOwn(user: SignedInUser): Promise<EvaluationResult[]> {
    const query = { sort: '-score', limit: 100 };
    const own = [{ sql: `e.user_id = ? and r.state = 'published'`, values: [user.id] }];
    return (await this.steps.list(user, query, own)).items;
  }

  /** Once, in 14 days. @throws {AppError} NOT_FOUND, EVALUATION_ACKNOWLEDGED, EVALUATION_ACKNOWLEDGE_LATE */
  acknowledge(user: SignedInUser, id: string): Promise<EvaluationResult> {
    return this.db.run(user.companyId, async () => {
      const before = await this.steps.lock(user, id);
      if (before.userId !== user.id || !before.publishedAt) throw notFound();
      if (before.acknowledgedAt) throw new AppError(errors.EVALUATION_ACKNOWLEDGED);
      const now = this.clock.now();
      if (now.getTime() > before.publishedAt.getTime() + ACKNOWLEDGE_MS)
        throw new AppError(errors.EVALUATION_ACKNOWLEDGE_LATE);
      await this.steps.table.change(before, { acknowledgedAt: now }, user.id);
      await this.steps.record({ step: 'acknowledge', by: user, id, before });
      return this.steps.get(user, id);
    });
  }

  /** A result that somebody sees, with the percent by which pay rises with its label. @throws {AppError} NOT_FOUND */
  async forAppraisal(
    user: SignedInUser,
    id: string,
  ): Promise<{ result: EvaluationResultRow; guideline: number | null }> {
    const result = await this.steps.find(user, id);
    const content = (await this.stages.readFrozen(result.cycleId))[result.templateId] ?? NO_CONTENT;
    return { result, guideline: guidelineOf(result.label, content.labels) };
  }

  /** The forms beside one another, for who sees the result. @throws {AppError} NOT_FOUND */
  compare(user: SignedInUser, id: string): Promise<EvaluationComparison> {
    return this.db.run(user.companyId, async () => {
      const row = await this.steps.find(user, id);
      const { anonymity } = await this.cycles.rows.read(row.cycleId);
      const content = (await this.stages.readFrozen(row.cycleId))[row.templateId] ?? NO_CONTENT;
      const forms = await this.stages.listSubmitted(row.cycleId, row.subjectId);
      const peers = forms.filter(({ kind }) => kind === 'peer');
      const approves = passesCheck(user, EVALUATION_RESULT.check('approve')) && row.userId !== user.id;
      const named = approves ? forms : forms.filter(({ kind }) => kind !== 'peer');
      return {
        result: {
          ...resultOf(row),
          guideline: row.userId === user.id ? null : guidelineOf(row.label, content.labels),
          isOwn: row.userId === user.id,
        },
        sections: content.sections,
        forms: named.map((form) => formOf(content, form)),
        peers: peerView(content, peers, { anonymity, seed: row.id }),
        calibration: approves ? originalOf(row) : null,
      };
    });
  }
}

const resultOf = (row: EvaluationResultRow): Omit<EvaluationComparison['result'], 'guideline' | 'isOwn'> => ({
  id: row.id,
  subject: { id: row.subjectId, name: row.subjectName },
  cycle: { id: row.cycleId, name: row.cycleName },
  score: row.score,
  label: row.label,
  stages: shownStages(row.stages),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
});

const originalOf = ({ final, reason }: EvaluationResultRow) => ({
  original: final === null ? null : shownNumber(exactOf(final)),
  reason,
});

function formOf(
  content: EvaluationContent,
  { kind, reviewerId, reviewerName, answers }: SubmittedAnswers,
): EvaluationComparison['forms'][number] {
  const { sections, score } = scoreForm(content, answers);
  return {
    kind,
    reviewer: { id: reviewerId, name: reviewerName },
    sections: Object.fromEntries([...sections].map(([key, value]) => [key, shownNumber(value)])),
    score: shownNumber(score),
    answers,
  };
}
