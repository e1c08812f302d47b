import type { EvaluatedPerson, EvaluationCycle } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { cycleApi } from '../evaluation.api.js';
import { sayPeople } from '../evaluation.format.js';

interface PublishChosenProps {
  cycle: EvaluationCycle;
  rows: readonly EvaluatedPerson[];
  onDone: () => void;
}

/** Publishes the results of those who are selected. */
export function PublishChosen({ cycle, rows, onDone }: PublishChosenProps) {
  const { take: call } = cycleApi.useCalls();
  const { take, busy } = useStep();
  const people = sayPeople(rows.length);
  const publish = async () => {
    const isDone = await take({
      ask: {
        title: t('Publish for {people}?', { people }),
        text: t('Publishing is final. People are notified, and they and their leads see the result.'),
        confirmText: t('Publish'),
      },
      work: () =>
        call({
          id: cycle.id,
          step: 'publish',
          version: cycle.version,
          resultIds: rows.map(({ resultId }) => resultId),
        }),
      done: t('Results are published'),
    });
    if (isDone) onDone();
  };
  return (
    <Button size="sm" busy={busy} onClick={() => void publish()}>
      {t('Publish')}
    </Button>
  );
}
