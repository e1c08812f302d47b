import { newRequestKey, t, tellFailure, toFailure } from '@atrium/sdk';
import { runApi } from '../../shared/run.api.js';

/** Makes the run of a group for a month and has it computed; what keeps it from that is said, and the run is there. */
export function useStartRun() {
  const { create, take } = runApi.useCalls();
  /** @returns its id */
  return async (given: { groupId: string; month: string }): Promise<string> => {
    const { id, version } = await create({ key: newRequestKey(), body: { ...given, kind: 'regular' } });
    try {
      await take({ id, version, step: 'compute' });
    } catch (reason) {
      tellFailure(t('The run was not computed yet'), toFailure(reason));
    }
    return id;
  };
}
