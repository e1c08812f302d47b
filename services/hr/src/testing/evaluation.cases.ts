import {
  EVALUATION_STAGES,
  type EvaluationAnswers,
  type EvaluationContent,
  type EvaluationQuestionKind,
  type EvaluationStage,
  type StageWeights,
} from '@atrium/contracts';
import {
  refuseAnswers,
  refuseCalibration,
  sectionsTotal,
  stagesTotal,
  type Calibration,
} from '../evaluation/evaluation-refusal.rules.js';
import { finalScore, labelOf, scoreForm, scoreStages } from '../evaluation/evaluation-score.rules.js';
import { exactOf, shownNumber } from '../exact/exact-number.rules.js';

const USUAL_ANONYMITY = 3;

interface GivenQuestion {
  key: string;
  kind: EvaluationQuestionKind;
  weight?: number;
  required: boolean;
  allowNA?: boolean;
  options?: Record<string, number>;
}
interface GivenForm {
  kind: EvaluationStage;
  state: 'submitted' | 'draft' | 'returned' | 'missing';
  answers: EvaluationAnswers;
}
interface GivenTemplate extends Omit<EvaluationContent, 'sections'> {
  sections: { key: string; title: string; weight: number; questions: GivenQuestion[] }[];
}
interface EvaluationCase {
  template: GivenTemplate;
  stageWeights: StageWeights;
  anonymity?: number;
  forms: GivenForm[];
  calibrated?: Calibration;
}

const contentOf = ({ scale, sections, labels }: GivenTemplate): EvaluationContent => ({
  scale,
  labels,
  sections: sections.map((section) => ({
    ...section,
    questions: section.questions.map(({ weight = 1, allowNA = false, options = {}, ...question }) => ({
      ...question,
      title: question.key,
      weight,
      allowNA,
      options: Object.entries(options).map(([key, score]) => ({ key, title: key, score })),
    })),
  })),
});

/** What the product's rules make of a case of `evaluation-cases.json`. */
export function runCase(_kind: string | undefined, given: unknown): unknown {
  const one = given as EvaluationCase;
  const content = contentOf(one.template);
  const refused = refusalOf(content, one);
  return refused ? { refused } : resultOf(content, one);
}

function refusalOf(content: EvaluationContent, { stageWeights, forms, calibrated }: EvaluationCase) {
  if (!sectionsTotal(content.sections)) return { code: 'weights_not_100', at: 'template.sections' };
  if (!stagesTotal(stageWeights)) return { code: 'weights_not_100', at: 'stageWeights' };
  for (const [index, { state, answers }] of forms.entries()) {
    const [first] =
      state === 'missing' ? [] : refuseAnswers(content, answers, { isDraft: state !== 'submitted' });
    if (first) return { ...first, at: `forms[${String(index)}].answers.${first.at}` };
  }
  const refused = calibrated ? refuseCalibration(calibrated, content.scale) : null;
  return refused && { ...refused, at: `calibrated.${refused.at}` };
}

function resultOf(content: EvaluationContent, one: EvaluationCase) {
  const { forms, anonymity = USUAL_ANONYMITY, stageWeights, calibrated } = one;
  const scored = forms.map(({ kind, state, answers }) =>
    state === 'submitted' ? { kind, ...scoreForm(content, answers) } : null,
  );
  const stages = scoreStages(
    scored.filter((form) => form !== null),
    anonymity,
  );
  const final = finalScore(stages, stageWeights);
  const published = calibrated ? exactOf(calibrated.score) : final;
  return {
    forms: scored.map(
      (form) =>
        form && {
          kind: form.kind,
          sections: Object.fromEntries([...form.sections].map(([key, score]) => [key, shownNumber(score)])),
          score: shownNumber(form.score),
        },
    ),
    stages: Object.fromEntries(EVALUATION_STAGES.map((stage) => [stage, shownNumber(stages[stage])])),
    final: shownNumber(final),
    published: shownNumber(published),
    label: labelOf(published, content.labels),
  };
}
