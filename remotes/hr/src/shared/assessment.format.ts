import type { AssessmentResultState, AssessmentState, AttemptState } from '@atrium/contracts';
import { formatNumber, formatTime, t } from '@atrium/sdk';
import type { Tone } from '@atrium/ui';

export const ASSESSMENT_TONES: Record<AssessmentState, Tone> = {
  draft: 'neutral',
  open: 'info',
  closed: 'neutral',
};
export const RESULT_TONES: Record<AssessmentResultState, Tone> = {
  invited: 'neutral',
  open: 'info',
  marking: 'warning',
  scored: 'success',
};
export const ATTEMPT_TONES: Record<AttemptState, Tone> = {
  open: 'info',
  marking: 'warning',
  scored: 'success',
  voided: 'neutral',
};

export const sayPercent = (percent: number): string => t('{percent}%', { percent: formatNumber(percent) });

export const sayPoints = (points: number): string =>
  t('{points, plural, one {# point} other {# points}}', { points });

export const sayMoment = (moment: string): string => formatTime(moment, { day: true });

const SECOND = 1_000;
const MINUTE = 60;
const two = (value: number): string => String(value).padStart(2, '0');

/** 18:24, or 1:02:09 from an hour on. */
export function sayClock(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND);
  const [hours, minutes] = [Math.floor(seconds / MINUTE / MINUTE), Math.floor(seconds / MINUTE) % MINUTE];
  const tail = `${two(minutes)}:${two(seconds % MINUTE)}`;
  return hours > 0 ? `${String(hours)}:${tail}` : tail;
}
