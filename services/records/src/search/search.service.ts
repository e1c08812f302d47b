import { passesCheck, type SearchAnswer, type SearchGroup, type SearchQuery } from '@atrium/contracts';
import { Contributions, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ReaderSearch } from './reader-search.js';
import { SearchSource } from './search-source.js';
import { SearchRepository, type FoundDocument } from './search.repository.js';

/** Finds records of all services that the person may see. */
@Injectable()
export class SearchService {
  constructor(
    private readonly contributions: Contributions,
    private readonly documents: SearchRepository,
  ) {}

  async search(user: SignedInUser, query: SearchQuery): Promise<SearchAnswer> {
    if (query.q === '') return { groups: [] };
    const [indexed, looked] = await Promise.all([this.findIndexed(user, query), this.look(user, query)]);
    return { groups: [...indexed, ...looked] };
  }

  private async findIndexed(user: SignedInUser, { q, kind, limit }: SearchQuery): Promise<SearchGroup[]> {
    const enabled = await this.contributions.enabledOf(SearchSource, user.companyId);
    const kinds = enabled
      .filter((source) => isAsked(source.kind, kind) && passesCheck(user, source.permission))
      .map((source) => source.kind);
    if (kinds.length === 0) return [];
    return toGroups(await this.documents.find(user.companyId, { text: q, kinds, most: limit }));
  }

  private async look(user: SignedInUser, { q, kind, limit }: SearchQuery): Promise<SearchGroup[]> {
    const enabled = await this.contributions.enabledOf(ReaderSearch, user.companyId);
    const asked = enabled.filter(({ key }) => isAsked(key, kind));
    const groups = await Promise.all(
      asked.map(async (source) => ({
        kind: source.key,
        ...(await source.find(user, { text: q, most: limit })),
      })),
    );
    return groups.filter(({ items }) => items.length > 0);
  }
}

const isAsked = (kind: string, only: string | undefined) => only === undefined || kind === only;

function toGroups(documents: FoundDocument[]): SearchGroup[] {
  const groups = new Map<string, SearchGroup>();
  for (const { kind, id, title, detail, lookup, found, more } of documents) {
    const group = groups.get(kind) ?? { kind, items: [], total: found, totalIsExact: !more };
    groups.set(kind, group);
    group.items.push({ id, title, detail, lookup });
  }
  return [...groups.values()];
}
