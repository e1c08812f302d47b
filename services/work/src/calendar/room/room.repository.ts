import type { RoomChoices } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** The rooms of a company. Inside `TenantDb.run` only. */
@Injectable()
export class RoomRepository {
  constructor(private readonly db: TenantDb) {}

  /** Whoever wants the room next waits for the end of the transaction; null for one that is not in use. */
  async lock(id: string): Promise<{ name: string } | null> {
    const [row] = await this.query('id = $2 and not archived for update', [id]);
    return row ?? null;
  }

  choices(): Promise<RoomChoices['items']> {
    return this.query('not archived order by sort_name, id');
  }

  private query(which: string, values: readonly unknown[] = []): Promise<RoomChoices['items']> {
    return this.db
      .current()
      .query<RoomChoices['items']>(
        `select id, name, capacity, place from calendar_room where company_id = $1 and ${which}`,
        [this.db.currentCompanyId(), ...values],
      );
  }
}
