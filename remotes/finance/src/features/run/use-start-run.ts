import { newRequestKey } from '@atrium/sdk';
import { runApi } from '../../shared/run.api.js';

/** Makes the run of a group for a month and has it computed. */
export function useStartRun() {
  const { create, take } = runApi.useCalls();
  /** @returns its id */
  return async (given: { groupId: string; month: string }): Promise<string> => {
    const { id, version } = await create({ key: newRequestKey(), body: { ...given, kind: 'regular' } });
    await take({ id, version, step: 'compute' });
    return id;
  };
}
