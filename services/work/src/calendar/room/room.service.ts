import type { RoomChoices } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { RoomRepository } from './room.repository.js';

/** The rooms in which events take place. */
@Injectable()
export class RoomService {
  constructor(
    private readonly db: TenantDb,
    private readonly rooms: RoomRepository,
  ) {}

  /** Those in use. */
  async choices(user: SignedInUser): Promise<RoomChoices> {
    return { items: await this.db.run(user.companyId, () => this.rooms.choices()) };
  }
}
