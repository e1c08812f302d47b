import { t } from '@atrium/sdk';
import { PhotoAvatar } from '../avatar/photo-avatar.js';
import { Dot } from '../badge/dot.js';
import type { Tone } from '../badge/tone.js';
import { sayState, shownState, type ShownState } from './approval.format.js';
import type { Standing } from './approval.rules.js';
import type { ApprovalStep } from './approval.types.js';

export interface ApprovalFacesProps {
  label: string;
  steps: readonly ApprovalStep[];
  standing: Standing;
}

const TONES: Partial<Record<ShownState, Tone>> = {
  waiting: 'warning',
  approved: 'success',
  declined: 'danger',
};

/** The steps of a compact block: a face each, with a dot of its state and the words as its tip. */
export function ApprovalFaces({ label, steps, standing }: ApprovalFacesProps) {
  return (
    <ol className="at-approval-faces" aria-label={label}>
      {steps.map((step, place) => {
        const state = shownState(step, place, standing);
        const words = t('{name}: {state}', { name: step.name, state: sayState(state) });
        const tone = TONES[state];
        return (
          <li key={step.id} title={words} aria-current={state === 'waiting' ? 'step' : undefined}>
            <PhotoAvatar name={step.name} photo={step.photo} size={24} />
            {tone && <Dot tone={tone} />}
            <span className="visually-hidden">{words}</span>
          </li>
        );
      })}
    </ol>
  );
}
