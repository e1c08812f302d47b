import { passesCheck, type SearchAnswer, type SearchGroup, type SearchQuery } from '@atrium/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { RemoteSwitches } from '../access/remote-switches.js';
import type { SignedInUser } from '../access/signed-in-user.js';
import type { SearchSource } from './search-source.js';
import { SearchSources } from './search-sources.js';
import { SearchRepository, type FoundDocument } from './search.repository.js';

/** Finds records of all services that the person may see. */
@Injectable()
export class SearchService implements OnApplicationBootstrap {
  private switches: RemoteSwitches;

  constructor(
    private readonly sources: SearchSources,
    private readonly documents: SearchRepository,
    private readonly modules: ModuleRef,
  ) {}

  onApplicationBootstrap(): void {
    this.switches = this.modules.get(RemoteSwitches, { strict: false });
  }

  async search(user: SignedInUser, { q, kind, limit }: SearchQuery): Promise<SearchAnswer> {
    const kinds = (await this.kindsOf(user)).filter((each) => kind === undefined || each === kind);
    if (q === '' || kinds.length === 0) return { groups: [] };
    const found = await this.documents.find(user.companyId, { text: q, kinds, most: limit });
    return { groups: toGroups(found) };
  }

  private async kindsOf(user: SignedInUser): Promise<string[]> {
    const open: string[] = [];
    for (const source of this.sources.all()) if (await this.mayFind(user, source)) open.push(source.kind);
    return open;
  }

  private async mayFind(user: SignedInUser, { permission, remote }: SearchSource): Promise<boolean> {
    if (!passesCheck(user, permission)) return false;
    return remote === undefined || this.switches.isEnabled(user.companyId, remote);
  }
}

function toGroups(documents: FoundDocument[]): SearchGroup[] {
  const groups = new Map<string, SearchGroup>();
  for (const { kind, id, title, detail, lookup, found, more } of documents) {
    const group = groups.get(kind) ?? { kind, items: [], total: found, totalIsExact: !more };
    groups.set(kind, group);
    group.items.push({ id, title, detail, lookup });
  }
  return [...groups.values()];
}
