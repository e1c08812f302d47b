import { CacheInvalidation, Clock, ShortCache, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Recently read sessions, tagged by the person they show and the one they belong to. */
@Injectable()
export class SessionCacheService extends ShortCache<SignedInUser> {
  constructor(db: TenantDb, clock: Clock, invalidation: CacheInvalidation) {
    super({ db, clock, invalidation, channel: 'session' }, ({ id, seenBy }) =>
      seenBy ? [id, seenBy.id] : [id],
    );
  }
}
