import { isMovable, type Application, type Opening } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { Button, Note } from '@atrium/ui';
import { applicationApi } from '../hiring.api.js';
import { sayStage } from '../hiring.format.js';

interface NextStepProps {
  application: Application;
  opening: Opening;
}

/** The stage after the present one, by one press. */
export function NextStep({ application, opening }: NextStepProps) {
  const { take: call } = applicationApi.useCalls();
  const { take, busy } = useStep();
  const at = opening.stages.findIndex(({ id }) => id === application.stage.id);
  const next = opening.stages[at + 1];
  if (!application.allowedTransitions.includes('move') || !next || !isMovable(next.kind)) return null;
  const { id, version, candidate } = application;
  const onPress = () =>
    void take({
      work: () => call({ id, version, step: 'move', stageId: next.id }),
      done: t('{name}: {stage}', { name: candidate.name, stage: sayStage(next) }),
      undo: (moved) => call({ id, version: moved.version, step: 'move', stageId: application.stage.id }),
    });
  return (
    <Note
      action={
        <Button size="sm" variant="primary" disabled={busy} onClick={onPress}>
          {t('Move to {lane}', { lane: sayStage(next) })}
        </Button>
      }
    >
      {t('Next: {stage}', { stage: sayStage(next) })}
    </Note>
  );
}
