import type { KnownPerson } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { fullName } from '../person/person.mapper.js';
import { UserEntity } from './user.entity.js';

export interface Named {
  id: string;
  name: string;
}

/** Names alone of people, whatever their accounts are. Inside `TenantDb.run` only. */
@Injectable()
export class UserNameRepository {
  constructor(private readonly db: TenantDb) {}

  async list(ids: string[]): Promise<Named[]> {
    const people = await this.db.current().find(UserEntity, {
      select: { id: true, firstName: true, lastName: true },
      where: { companyId: this.db.currentCompanyId(), id: In(ids) },
    });
    return people.map((person) => ({ id: person.id, name: fullName(person) }));
  }

  /** Staff alone, by name, with whether they left. */
  async listStaff(ids: string[]): Promise<KnownPerson[]> {
    const people = await this.db.current().find(UserEntity, {
      select: { id: true, firstName: true, lastName: true, status: true },
      where: { companyId: this.db.currentCompanyId(), id: In(ids), role: Not('client') },
      order: { firstName: 'asc', lastName: 'asc', id: 'asc' },
    });
    return people.map((person) => ({
      id: person.id,
      name: fullName(person),
      left: person.status === 'deactivated',
    }));
  }
}
