import type { Soon } from '../process/soon.js';

/** Whether a company has a remote switched on. Implemented by the registry service; asked on every request, so it caches. */
export abstract class RemoteSwitches {
  abstract isEnabled(companyId: string, remoteId: string): Soon<boolean>;
}
