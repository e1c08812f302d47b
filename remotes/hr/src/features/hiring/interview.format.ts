import {
  INTERVIEW_MODE_LABELS,
  labelOfCriterion,
  type Criterion,
  type Interview,
  type InterviewState,
  type OwnInterview,
  type Recommendation,
} from '@atrium/contracts';
import { formatMinutes, formatNumber, formatTime, t, translate } from '@atrium/sdk';
import type { Tone } from '@atrium/ui';

export const INTERVIEW_TONES: Record<InterviewState, Tone> = {
  scheduled: 'info',
  held: 'success',
  noShow: 'danger',
  cancelled: 'neutral',
};

export const RECOMMENDATION_TONES: Record<Recommendation, Tone> = {
  strongNo: 'danger',
  no: 'danger',
  yes: 'success',
  strongYes: 'success',
};

type Timed = Pick<Interview | OwnInterview, 'startsAt' | 'minutes' | 'mode' | 'place'>;

export const sayInterviewTime = ({ startsAt }: Pick<Timed, 'startsAt'>): string =>
  formatTime(startsAt, { day: true });

/** How long it is, and how people meet. */
export const sayInterviewWay = ({ minutes, mode, place }: Timed): string =>
  [formatMinutes(minutes), translate(INTERVIEW_MODE_LABELS[mode]), place].filter(Boolean).join(' · ');

export const sayCriterion = (criterion: Criterion): string => translate(labelOfCriterion(criterion));

/** A score of four. */
export const sayScore = (score: number): string => t('{score} of 4', { score: formatNumber(score) });
