import { DemoCompanyService } from '@atrium/identity';
import { Injectable } from '@nestjs/common';
import { AppService } from '../app/app.service.js';

/** The apps of the demo company. */
@Injectable()
export class RegistryDemo {
  constructor(
    private readonly apps: AppService,
    private readonly demo: DemoCompanyService,
  ) {}

  /** Newcomers are to see every app, so those that start off are switched on, unless its admin has decided already. */
  async switchOnApps(companyId: string): Promise<void> {
    const untouched = (await this.apps.list({ companyId })).filter(
      ({ enabled, changedAt }) => !enabled && changedAt === null,
    );
    if (untouched.length === 0) return;
    const admin = await this.demo.getActor(companyId, 'admin');
    for (const { id } of untouched) await this.apps.update(admin, id, true);
  }
}
