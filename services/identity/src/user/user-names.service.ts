import { CacheInvalidation, Clock, ShortCache, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { fullName } from '../person/person.mapper.js';
import { UserEntity } from './user.entity.js';

interface Named {
  id: string;
  name: string;
}

/** Full names of people, which nearly every list shows: those read a moment ago are cached, tagged by the person. */
@Injectable()
export class UserNames extends ShortCache<Named> {
  constructor(
    private readonly db: TenantDb,
    clock: Clock,
    invalidation: CacheInvalidation,
  ) {
    super({ db, clock, invalidation, channel: 'names' }, ({ id }) => [id]);
  }

  /** Names by id; an unknown id is left out. Inside `TenantDb.run` and outside. */
  async list(companyId: string, ids: readonly string[]): Promise<Map<string, string>> {
    const idOf = new Map(ids.map((id) => [`${companyId} ${id}`, id]));
    const found = await this.getOrReadAll([...idOf.keys()], (missing) =>
      this.db.run(companyId, (tx) =>
        this.read(
          tx,
          missing.flatMap((key) => idOf.get(key) ?? []),
        ),
      ),
    );
    return new Map([...found.values()].map(({ id, name }) => [id, name]));
  }

  private async read(tx: EntityManager, ids: string[]): Promise<(readonly [string, Named])[]> {
    const companyId = this.db.currentCompanyId();
    const people = await tx.find(UserEntity, {
      select: { id: true, firstName: true, lastName: true },
      where: { companyId, id: In(ids) },
    });
    return people.map((person) => [`${companyId} ${person.id}`, { id: person.id, name: fullName(person) }]);
  }
}
