import {
  EVALUATION_TEMPLATE,
  type ErrorDefinition,
  type EvaluationContent,
  type EvaluationQuestion,
  type EvaluationScale,
} from '@atrium/contracts';
import { exactOf, ZERO } from '../exact/exact-number.rules.js';
import { sectionsTotal, weightsFault } from './evaluation-refusal.rules.js';

const { errors } = EVALUATION_TEMPLATE;
const FEWEST_OPTIONS = 2;

interface TemplateRefusal {
  field: keyof EvaluationContent;
  refusal: ErrorDefinition;
}

const isDistinct = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;

const isOfScale = (score: number, { min, max }: EvaluationScale): boolean => score >= min && score <= max;

/** What of a template does not go together. */
export function refuseTemplate(content: EvaluationContent): TemplateRefusal | null {
  const { scale, sections, labels } = content;
  const questions = sections.flatMap((section) => section.questions);
  if (!isWhole(scale)) return { field: 'scale', refusal: errors.EVALUATION_SCALE };
  if (!sectionsTotal(sections)) {
    const message = weightsFault(sections.map(({ weight }) => weight));
    return { field: 'sections', refusal: { ...errors.EVALUATION_WEIGHTS, message } };
  }
  if (!isDistinct(sections.map(({ key }) => key)) || !isDistinct(questions.map(({ key }) => key))) {
    return { field: 'sections', refusal: errors.EVALUATION_KEYS };
  }
  if (!questions.every((question) => hasOptions(question, scale))) {
    return { field: 'sections', refusal: errors.EVALUATION_OPTIONS };
  }
  const rise = labels.every(({ from }, place) => place === 0 || from > (labels[place - 1]?.from ?? from));
  const fit = labels[0]?.from === scale.min && labels.every(({ from }) => isOfScale(from, scale));
  return rise && fit ? null : { field: 'labels', refusal: errors.EVALUATION_LABELS };
}

function isWhole({ min, max, step }: EvaluationScale): boolean {
  return max > min && exactOf(max).sub(exactOf(min)).mod(exactOf(step)).equals(ZERO);
}

function hasOptions({ kind, options }: EvaluationQuestion, scale: EvaluationScale): boolean {
  if (kind !== 'choice') return options.length === 0;
  return (
    options.length >= FEWEST_OPTIONS &&
    isDistinct(options.map(({ key }) => key)) &&
    options.every(({ score }) => isOfScale(score, scale))
  );
}
