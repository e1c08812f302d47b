import { isMovable, type Application } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { applicationApi, openingApi } from '../hiring.api.js';
import { sayStage } from '../hiring.format.js';

/** The stage after the present one, by one press. */
export function NextStep({ application }: { application: Application }) {
  const { data: opening } = openingApi.useGet(application.opening?.id);
  const { take: call } = applicationApi.useCalls();
  const { take, busy } = useStep();
  const stages = opening?.stages ?? [];
  const at = stages.findIndex(({ id }) => id === application.stage.id);
  const next = stages[at + 1];
  if (!application.allowedTransitions.includes('move') || !next || !isMovable(next.kind)) return null;
  const { id, version, candidate } = application;
  const onPress = () =>
    void take({
      work: () => call({ id, version, step: 'move', stageId: next.id }),
      done: t('{name}: {stage}', { name: candidate.name, stage: sayStage(next) }),
      undo: (moved) => call({ id, version: moved.version, step: 'move', stageId: application.stage.id }),
    });
  return (
    <Button size="sm" variant="primary" icon="arrow-right" disabled={busy} onClick={onPress}>
      {t('Move to {lane}', { lane: sayStage(next) })}
    </Button>
  );
}
