import { Injectable } from '@nestjs/common';
import { DiscoveryService, ModuleRef } from '@nestjs/core';
import { RemoteSwitches } from '../access/remote-switches.js';
import type { SignedInUser } from '../access/signed-in-user.js';
import { PhotoSource, type OwnPhoto } from './photos.js';

/** The services that keep photos, as far as their remotes are on for a company. */
@Injectable()
export class PhotoSources {
  private sources: PhotoSource[] | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly modules: ModuleRef,
  ) {}

  async listFor({ companyId }: SignedInUser): Promise<PhotoSource[]> {
    this.sources ??= this.discover();
    const switches = this.modules.get(RemoteSwitches, { strict: false });
    const open: PhotoSource[] = [];
    for (const source of this.sources) {
      if (!source.remote || (await switches.isEnabled(companyId, source.remote))) open.push(source);
    }
    return open;
  }

  /** The person's own photo and who keeps it; null when nobody does. */
  async findOwn(user: SignedInUser): Promise<{ source: PhotoSource; own: OwnPhoto } | null> {
    for (const source of await this.listFor(user)) {
      const own = await source.findOwn(user);
      if (own) return { source, own };
    }
    return null;
  }

  private discover(): PhotoSource[] {
    const providers = this.discovery.getProviders() as { instance: unknown }[];
    return providers.map(({ instance }) => instance).filter((each) => each instanceof PhotoSource);
  }
}
