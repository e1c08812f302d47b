import { DemoActors } from '@atrium/identity';
import { Injectable } from '@nestjs/common';
import { AppService } from '../app/app.service.js';

/** The apps of the demo company. */
@Injectable()
export class RegistryDemo {
  constructor(
    private readonly apps: AppService,
    private readonly actors: DemoActors,
  ) {}

  /**
   * Switches on apps that start off, so that newcomers see every app, unless the company's admin has already decided.
   */
  async switchOnApps(companyId: string): Promise<void> {
    const untouched = (await this.apps.list({ companyId })).filter(
      ({ enabled, changedAt }) => !enabled && changedAt === null,
    );
    if (untouched.length === 0) return;
    const admin = await this.actors.getActor(companyId, 'admin');
    for (const { id } of untouched) await this.apps.update(admin, id, true);
  }
}
