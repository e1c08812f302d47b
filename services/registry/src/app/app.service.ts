import type { App } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { notFound, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CatalogService } from '../channel/catalog.service.js';
import { RemoteSwitchService } from '../remote-switch/remote-switch.service.js';
import { toApp } from './app.mapper.js';

/** The remotes as a company's admin sees and switches them. */
@Injectable()
export class AppService {
  constructor(
    private readonly catalog: CatalogService,
    private readonly switches: RemoteSwitchService,
    private readonly directory: UserDirectoryService,
  ) {}

  async list({ companyId }: Pick<SignedInUser, 'companyId'>): Promise<App[]> {
    const catalog = await this.catalog.list();
    const switches = await this.switches.list(companyId);
    const groups = await this.directory.listActiveGroups(companyId);
    const changers = switches.map(({ changedBy }) => changedBy);
    const names = await this.directory.listNames(companyId, changers);
    return catalog.map((current) => {
      const change = switches.find(({ remoteId }) => remoteId === current.release.remoteId) ?? null;
      return toApp(current, { change, names, groups });
    });
  }

  /** @throws {AppError} NOT_FOUND */
  async update(actor: SignedInUser, remoteId: string, enabled: boolean): Promise<App> {
    const catalog = await this.catalog.list();
    const known = catalog.find(({ release }) => release.remoteId === remoteId);
    if (!known) throw notFound();
    await this.switches.set(actor, known.release.manifest.description, enabled);
    const app = (await this.list(actor)).find(({ id }) => id === remoteId);
    if (!app) throw notFound();
    return app;
  }
}
