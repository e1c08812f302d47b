import { RemoteSwitches } from '@atrium/platform';
import { NotificationCatalog } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { listRemotes, type CompanyKinds } from './notification-kinds.policy.js';

/** The kinds of notification of a company, and which of their remotes it has switched off. */
@Injectable()
export class CompanyKindsService {
  constructor(
    private readonly switches: RemoteSwitches,
    private readonly catalog: NotificationCatalog,
  ) {}

  async of(companyId: string): Promise<CompanyKinds> {
    const kinds = this.catalog.all();
    const off = new Set<string>();
    for (const remote of listRemotes(kinds))
      if (!(await this.switches.isEnabled(companyId, remote))) off.add(remote);
    return { kinds, off };
  }
}
