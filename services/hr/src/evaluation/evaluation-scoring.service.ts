import type { EvaluationContent } from '@atrium/contracts';
import { Records, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { exactOf, shownNumber } from '../exact/exact-number.rules.js';
import type { EvaluationCycleRow } from './evaluation-cycle.record.js';
import type { EvaluationResultEntity, StoredStages } from './evaluation-result.entity.js';
import { EVALUATION_RESULTS, type EvaluationResultSteps } from './evaluation-result.record.js';
import { finalScore, labelOf, scoreForm, scoreStages, type StageScores } from './evaluation-score.rules.js';
import {
  EvaluationStageRepository,
  type RunningResult,
  type SubmittedAnswers,
} from './evaluation-stage.repository.js';

type Scored = Pick<EvaluationResultEntity, 'stages' | 'final' | 'score' | 'label'>;
type Cycle = Pick<EvaluationCycleRow, 'id' | 'weights' | 'anonymity'>;

/** Works out results from what was submitted. Inside `TenantDb.run` only. */
@Injectable()
export class EvaluationScoring {
  private readonly results: EvaluationResultSteps;

  constructor(
    records: Records,
    private readonly stages: EvaluationStageRepository,
  ) {
    this.results = records.of(EVALUATION_RESULTS);
  }

  /** Of one person, or of everybody; what was published stays. */
  async score(cycle: Cycle, subjectId: string | null = null): Promise<void> {
    const results = await this.stages.listResults(cycle.id, subjectId);
    const frozen = await this.stages.readFrozen(cycle.id);
    const forms = bySubject(await this.stages.listSubmitted(cycle.id, subjectId));
    await this.results.table.noteEach(
      results.flatMap((result) => {
        const content = frozen[result.templateId];
        return content
          ? [
              {
                id: result.id,
                values: scored(result, { cycle, content, forms: forms.get(result.subjectId) ?? [] }),
              },
            ]
          : [];
      }),
    );
  }

  /** What a result becomes when its score is set by hand, or no longer is. */
  async calibrated(
    { templateId, cycleId, final }: Pick<EvaluationResultEntity, 'templateId' | 'cycleId' | 'final'>,
    score: number | null,
  ): Promise<{ content: EvaluationContent | undefined; values: Values<EvaluationResultEntity> }> {
    const content = (await this.stages.readFrozen(cycleId))[templateId];
    const value = score === null ? exactOrNull(final) : exactOf(score);
    const label = labelOf(value, content?.labels ?? []);
    return { content, values: { calibrated: score, score: shownNumber(value), label } };
  }
}

function bySubject(forms: readonly SubmittedAnswers[]): Map<string, SubmittedAnswers[]> {
  const groups = new Map<string, SubmittedAnswers[]>();
  for (const form of forms) {
    const group = groups.get(form.subjectId) ?? [];
    group.push(form);
    groups.set(form.subjectId, group);
  }
  return groups;
}

const exactOrNull = (fraction: string | null) => (fraction === null ? null : exactOf(fraction));

function scored(
  { calibrated }: RunningResult,
  given: { cycle: Cycle; content: EvaluationContent; forms: readonly SubmittedAnswers[] },
): Scored {
  const { cycle, content } = given;
  const forms = given.forms.map(({ kind, answers }) => ({ kind, score: scoreForm(content, answers).score }));
  const stages = scoreStages(forms, cycle.anonymity);
  const final = finalScore(stages, cycle.weights);
  const value = calibrated === null ? final : exactOf(calibrated);
  return {
    stages: storedStages(stages),
    final: final?.toFraction() ?? null,
    score: shownNumber(value),
    label: labelOf(value, content.labels),
  };
}

const storedStages = ({ self, peer, lead, hr }: StageScores): StoredStages => ({
  self: self?.toFraction() ?? null,
  peer: peer?.toFraction() ?? null,
  lead: lead?.toFraction() ?? null,
  hr: hr?.toFraction() ?? null,
});
