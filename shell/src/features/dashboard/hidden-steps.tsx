import { t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useHideSteps } from './use-hide-steps.js';
import { useListNextStepsQuery } from './next-steps.api.js';

/** How many steps are left of those that the person has put away. */
export function useHiddenSteps(): number {
  const { hidden } = useHideSteps();
  const { data: steps = [] } = useListNextStepsQuery();
  return hidden ? steps.filter(({ done }) => !done).length : 0;
}

/** Brings back the steps that somebody has put away. */
export function HiddenSteps({ left }: { left: number }) {
  const { hide } = useHideSteps();
  return (
    <Button size="sm" variant="ghost" onClick={() => hide(false)}>
      {t('{left, plural, one {# next step} other {# next steps}}', { left })}
    </Button>
  );
}
