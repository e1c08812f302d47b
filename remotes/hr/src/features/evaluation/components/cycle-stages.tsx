import {
  EVALUATION_CYCLE_STATE_LABELS,
  EVALUATION_STAGES,
  type EvaluationCycle,
  type EvaluationCycleState,
} from '@atrium/contracts';
import { formatDate, t, translate } from '@atrium/sdk';
import { Steps } from '@atrium/ui';

/** The way of a cycle through its stages, with the last days of those that are not over. */
export function CycleStages({ cycle }: { cycle: EvaluationCycle }) {
  const { deadlines, state, name } = cycle;
  const way: EvaluationCycleState[] = [
    ...EVALUATION_STAGES.filter((stage) => deadlines[stage] !== null),
    'calibration',
    'published',
  ];
  const at = state === 'closed' || state === 'published' ? way.length : way.indexOf(state);
  const say = (stage: EvaluationCycleState, place: number): string => {
    const day = place >= at && stage in deadlines ? deadlines[stage as keyof typeof deadlines] : null;
    const label = translate(EVALUATION_CYCLE_STATE_LABELS[stage]);
    return day === null ? label : t('{stage}, until {day}', { stage: label, day: formatDate(day) });
  };
  if (state === 'cancelled') return null;
  return <Steps label={t('Stages of {name}', { name })} steps={way.map(say)} at={at} />;
}
