import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { SEARCH_SOURCE, type SearchSource } from './search-source.js';

/** The kinds of all services. */
@Injectable()
export class SearchSources {
  private known: SearchSource[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  all(): SearchSource[] {
    this.known ??= this.discovery
      .getProviders()
      .filter(({ metatype }) => metatype && Reflect.getMetadata(SEARCH_SOURCE, metatype) === true)
      .map(({ instance }) => instance as SearchSource);
    return this.known;
  }

  /** @throws {Error} for a kind that no service here has */
  get(kind: string): SearchSource {
    const source = this.all().find((each) => each.kind === kind);
    if (!source) throw new Error(`Nobody describes the kind ${kind}.`);
    return source;
  }
}
