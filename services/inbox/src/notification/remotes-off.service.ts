import { RemoteSwitches } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { listRemotes, type RemotesOff } from './notification-kinds.policy.js';

const REMOTES = listRemotes();

/** Which of the remotes that notifications belong to a company has switched off. */
@Injectable()
export class RemotesOffService {
  constructor(private readonly switches: RemoteSwitches) {}

  async of(companyId: string): Promise<RemotesOff> {
    const off = new Set<string>();
    for (const remote of REMOTES) {
      if (!(await this.switches.isEnabled(companyId, remote))) off.add(remote);
    }
    return off;
  }
}
