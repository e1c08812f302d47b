import { t } from '@atrium/sdk';
import type { Tone } from '../badge/tone.js';
import type { Standing } from './approval.rules.js';
import type { ApprovalStep } from './approval.types.js';

export type ShownState = ApprovalStep['state'] | 'later' | 'closed';

/** A step as it is shown: those after the one asked come later, or never once the request is declined. */
export function shownState(step: ApprovalStep, place: number, { state, at }: Standing): ShownState {
  if (step.state !== 'waiting' || place === at) return step.state;
  return state === 'declined' ? 'closed' : 'later';
}

export function sayState(state: ShownState): string {
  const words: Record<ShownState, string> = {
    waiting: t('Waiting'),
    approved: t('Approved'),
    declined: t('Declined'),
    skipped: t('Skipped'),
    later: t('Later'),
    closed: t('Not asked'),
  };
  return words[state];
}

/** Approved is the usual end, so only what waits or was declined has a colour. */
export const toneOf = (state: Standing['state']): Tone =>
  (({ waiting: 'warning', approved: 'success', declined: 'danger' }) as const)[state];

/** “Waiting for Meera Pillai, 2 of 3”. */
export function sayStanding(steps: readonly ApprovalStep[], { state, at }: Standing): string {
  const asked = steps[at];
  if (!asked) return sayState(state);
  if (steps.length === 1) return t('Waiting for {name}', { name: asked.name });
  return t('Waiting for {name}, {place, number} of {of, number}', {
    name: asked.name,
    place: at + 1,
    of: steps.length,
  });
}
