import { passesCheck, type SearchAnswer, type SearchGroup, type SearchQuery } from '@atrium/contracts';
import { Contributions, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { SearchSource } from './search-source.js';
import { SearchRepository, type FoundDocument } from './search.repository.js';

/** Finds records of all services that the person may see. */
@Injectable()
export class SearchService {
  constructor(
    private readonly contributions: Contributions,
    private readonly documents: SearchRepository,
  ) {}

  async search(user: SignedInUser, { q, kind, limit }: SearchQuery): Promise<SearchAnswer> {
    const kinds = (await this.kindsOf(user)).filter((each) => kind === undefined || each === kind);
    if (q === '' || kinds.length === 0) return { groups: [] };
    const found = await this.documents.find(user.companyId, { text: q, kinds, most: limit });
    return { groups: toGroups(found) };
  }

  private async kindsOf(user: SignedInUser): Promise<string[]> {
    const enabled = await this.contributions.enabledOf(SearchSource, user.companyId);
    return enabled.filter(({ permission }) => passesCheck(user, permission)).map(({ kind }) => kind);
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
