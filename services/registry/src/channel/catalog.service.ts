import { CacheInvalidation, Clock, ShortCache, TenantDb, whenKnown, type Soon } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ChannelService, STABLE, type CurrentRelease } from './channel.service.js';

type Catalog = CurrentRelease[];

/** The remotes that are currently available; cached for a few seconds. */
@Injectable()
export class CatalogService {
  private readonly cache: ShortCache<Catalog>;

  constructor(
    private readonly channels: ChannelService,
    db: TenantDb,
    clock: Clock,
    invalidation: CacheInvalidation,
  ) {
    this.cache = new ShortCache({ db, clock, invalidation, channel: 'catalog' }, () => [STABLE]);
  }

  list(): Soon<Catalog> {
    const read = () => this.channels.listCurrent(STABLE);
    return whenKnown(this.cache.getOrRead(STABLE, read), (catalog) => catalog ?? []);
  }
}
