import { CacheInvalidation, Clock, ShortCache, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { UserNameRepository, type Named } from './user-name.repository.js';

/** Full names of people, which nearly every list shows: those read a moment ago are cached, tagged by the person. */
@Injectable()
export class UserNames extends ShortCache<Named> {
  constructor(
    private readonly db: TenantDb,
    private readonly people: UserNameRepository,
    clock: Clock,
    invalidation: CacheInvalidation,
  ) {
    super({ db, clock, invalidation, channel: 'names' }, ({ id }) => [id]);
  }

  /** Names by id; an unknown id is left out. Inside `TenantDb.run` and outside. */
  async list(companyId: string, ids: readonly string[]): Promise<Map<string, string>> {
    const keyOf = (id: string) => `${companyId} ${id}`;
    const idOf = new Map(ids.map((id) => [keyOf(id), id]));
    const found = await this.getOrReadAll([...idOf.keys()], (missing) =>
      this.db.run(companyId, async () => {
        const people = await this.people.list(missing.flatMap((key) => idOf.get(key) ?? []));
        return people.map((person) => [keyOf(person.id), person] as const);
      }),
    );
    return new Map([...found.values()].map(({ id, name }) => [id, name]));
  }
}
