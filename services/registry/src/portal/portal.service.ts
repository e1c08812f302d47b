import type { Language, Portal, PortalQuery } from '@atrium/contracts';
import { CompanyService } from '@atrium/identity';
import { AppError, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CatalogService } from '../channel/catalog.service.js';
import type { CurrentRelease } from '../channel/channel.service.js';
import { isOn } from '../remote-switch/remote-switch.rules.js';
import { RemoteSwitchService } from '../remote-switch/remote-switch.service.js';
import { toDisabledRemote, toResolvedRemote } from './portal.mapper.js';
import { hasPublicRoute, listHiddenPaths } from './portal.rules.js';

interface PortalCompany {
  id: string;
  code: string;
  name: string;
}

/** Tells the shell which remotes to register and where their files are. */
@Injectable()
export class PortalService {
  constructor(
    private readonly companies: CompanyService,
    private readonly catalog: CatalogService,
    private readonly switches: RemoteSwitchService,
  ) {}

  /** All remotes of the person's company. The browser decides what of them the person sees. */
  async resolve(user: SignedInUser, { language }: PortalQuery): Promise<Portal> {
    const company = { id: user.companyId, code: user.companyCode, name: user.companyName };
    return this.describe(company, await this.catalog.list(), language);
  }

  /**
   * Before sign-in: only remotes with a page that needs no session, and the paths that need one. @throws {AppError}
   * VALIDATION_FAILED, COMPANY_NOT_FOUND
   */
  async resolvePublic({ company: code, language }: PortalQuery): Promise<Portal> {
    if (!code) throw new AppError('VALIDATION_FAILED', { fields: { company: 'Enter the company code.' } });
    const company = await this.companies.getByCode(code);
    const catalog = await this.catalog.list();
    const descriptions = catalog.map(({ release }) => release.manifest.description);
    const open = catalog.filter(({ release }) => hasPublicRoute(release.manifest.description));
    return { ...(await this.describe(company, open, language)), hidden: listHiddenPaths(descriptions) };
  }

  private async describe(
    { id, code, name }: PortalCompany,
    remotes: CurrentRelease[],
    language: Language | undefined,
  ): Promise<Portal> {
    const switches = await this.switches.list(id);
    const has = ({ release: { remoteId, manifest } }: CurrentRelease) =>
      isOn(
        manifest.description,
        switches.find((change) => change.remoteId === remoteId),
      );
    return {
      company: { code, name },
      remotes: remotes.filter(has).map((remote) => toResolvedRemote(remote, language)),
      disabled: remotes.filter((remote) => !has(remote)).map((remote) => toDisabledRemote(remote, language)),
    };
  }
}
