import { nextStepsHiddenKey } from '@atrium/contracts';
import { t, tellFailure, useSetting } from '@atrium/sdk';

const sayUnsaved = (reason: unknown) => tellFailure(t('This could not be saved'), reason);

/** Whether the person has hidden their next steps, in every browser. */
export function useHideSteps() {
  const { value: hidden, save } = useSetting(nextStepsHiddenKey);
  return { hidden, hide: (away: boolean) => void save(away).catch(sayUnsaved) };
}
