import { t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useHideSteps } from './use-hide-steps.js';
import { useListNextStepsQuery } from './next-steps.api.js';

/** Brings back the steps that somebody has put away, as long as one is left. */
export function HiddenSteps() {
  const { hidden, hide } = useHideSteps();
  const { data: steps = [] } = useListNextStepsQuery();
  const left = steps.filter(({ done }) => !done).length;
  if (!hidden || left === 0) return null;
  return (
    <Button size="sm" variant="ghost" onClick={() => hide(false)}>
      {t('{left, plural, one {# next step} other {# next steps}}', { left })}
    </Button>
  );
}
