import { nextStepsHiddenKey } from '@atrium/contracts';
import { isApiFailure, t, toast, useSetting } from '@atrium/sdk';

const sayUnsaved = (reason: unknown) =>
  toast.error(t('This could not be saved'), isApiFailure(reason) ? { text: reason.error.message } : {});

/** Whether the person has hidden their next steps, in every browser. */
export function useHideSteps() {
  const { value: hidden, save } = useSetting(nextStepsHiddenKey);
  return { hidden, hide: (away: boolean) => void save(away).catch(sayUnsaved) };
}
