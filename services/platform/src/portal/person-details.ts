import { Injectable } from '@nestjs/common';
import { DiscoveryService, ModuleRef } from '@nestjs/core';
import { RemoteSwitches } from '../access/remote-switches.js';

/** What a colleague may know of somebody besides name and role. */
export interface PersonDetail {
  title: string | null;
  department: string | null;
}

/** A service that knows what people do in the company: a provider that extends this. */
export abstract class PersonDetailSource {
  /** While this remote is off for the company, it says nothing. */
  abstract readonly remote: string | null;
  /** Of those users whom it knows. */
  abstract find(companyId: string, userIds: readonly string[]): Promise<Map<string, PersonDetail>>;
}

/** What all services know of people; of two that know somebody, the first counts. */
@Injectable()
export class PersonDetails {
  private sources: PersonDetailSource[] | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly modules: ModuleRef,
  ) {}

  async find(companyId: string, userIds: readonly string[]): Promise<Map<string, PersonDetail>> {
    this.sources ??= this.discover();
    const switches = this.modules.get(RemoteSwitches, { strict: false });
    const known = new Map<string, PersonDetail>();
    for (const source of this.sources) {
      if (source.remote && !(await switches.isEnabled(companyId, source.remote))) continue;
      for (const [id, detail] of await source.find(companyId, userIds))
        if (!known.has(id)) known.set(id, detail);
    }
    return known;
  }

  private discover(): PersonDetailSource[] {
    const providers = this.discovery.getProviders() as { instance: unknown }[];
    return providers.map(({ instance }) => instance).filter((each) => each instanceof PersonDetailSource);
  }
}
