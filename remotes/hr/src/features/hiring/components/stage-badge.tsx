import { APPLICATION_STATE_LABELS, type Application } from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import { StatusBadge } from '@atrium/ui';
import { APPLICATION_TONES, sayStage } from '../hiring.format.js';

/** Where an application is: in a stage of its opening, or at its end. */
export function StageBadge({ application: { state, stage } }: { application: Application }) {
  return (
    <StatusBadge tone={APPLICATION_TONES[state]}>
      {state === stage.kind ? sayStage(stage) : translate(APPLICATION_STATE_LABELS[state])}
    </StatusBadge>
  );
}
