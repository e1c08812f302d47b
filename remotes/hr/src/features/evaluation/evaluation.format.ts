import {
  EVALUATION_STAGES,
  type EvaluationCycle,
  type EvaluationCycleState,
  type EvaluationFormState,
  type EvaluationStage,
} from '@atrium/contracts';
import { formatDate, formatList, formatNumber, msg, t, translate } from '@atrium/sdk';
import type { Tone } from '@atrium/ui';

export const CYCLE_TONES: Record<EvaluationCycleState, Tone> = {
  draft: 'neutral',
  self: 'info',
  peer: 'info',
  lead: 'info',
  hr: 'info',
  calibration: 'warning',
  published: 'success',
  closed: 'neutral',
  cancelled: 'neutral',
};

export const FORM_TONES: Record<EvaluationFormState, Tone> = {
  notStarted: 'neutral',
  draft: 'info',
  submitted: 'success',
  returned: 'warning',
  missing: 'danger',
  void: 'neutral',
};

/** Whose answers a stage has, as heads of columns. */
export const STAGE_NAMES: Record<EvaluationStage, string> = {
  self: msg('Own'),
  peer: msg('Colleagues'),
  lead: msg('Lead'),
  hr: msg('HR'),
};

/** Always as many decimals, so that scores below each other are compared at a glance. */
const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

export const sayScore = (score: number | null): string =>
  score === null ? '–' : formatNumber(score, DECIMALS);

/** With its sign, so that it reads as a change. */
export const sayChange = (change: number): string =>
  formatNumber(change, { ...DECIMALS, signDisplay: 'exceptZero' });

export const sayPeriodOf = ({
  periodFrom,
  periodTo,
}: Pick<EvaluationCycle, 'periodFrom' | 'periodTo'>): string =>
  t('{from} to {to}', { from: formatDate(periodFrom), to: formatDate(periodTo) });

/** "Lead 70%, HR 30%". */
export const sayWeights = ({ weights }: Pick<EvaluationCycle, 'weights'>): string =>
  formatList(
    EVALUATION_STAGES.filter((stage) => weights[stage] > 0).map((stage) =>
      t('{stage} {share}%', { stage: translate(STAGE_NAMES[stage]), share: formatNumber(weights[stage]) }),
    ),
  );

export const sayPeople = (count: number): string =>
  t('{count, plural, one {# person} other {# people}}', { count });

export const sayForms = (count: number): string =>
  t('{count, plural, one {# form} other {# forms}}', { count });

/** The one that was published last. */
export const latestOf = <Row extends { publishedAt: string | null }>(rows: readonly Row[]): Row | undefined =>
  byLatest(rows)[0];

/** The latest first. */
export const byLatest = <Row extends { publishedAt: string | null }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => (other.publishedAt ?? '').localeCompare(one.publishedAt ?? ''));
