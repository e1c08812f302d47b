import { t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useHideSteps } from './use-hide-steps.js';
import { useListNextStepsQuery } from './next-steps.api.js';

/** Number of open next steps that the person has hidden. */
export function useHiddenSteps(): number {
  const { hidden } = useHideSteps();
  const { data } = useListNextStepsQuery();
  return hidden ? (data?.items ?? []).filter(({ done }) => !done).length : 0;
}

/** Shows the hidden steps again. */
export function HiddenSteps({ left }: { left: number }) {
  const { hide } = useHideSteps();
  return (
    <Button size="sm" variant="ghost" onClick={() => hide(false)}>
      {t('{left, plural, one {# next step} other {# next steps}}', { left })}
    </Button>
  );
}
