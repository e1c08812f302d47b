import { TenantDb } from '@atrium/platform';
import { RoomTaking, type TakenRoom } from '@atrium/work';
import { Injectable } from '@nestjs/common';

/** Interviews take rooms of the calendar, which are then taken for everybody. */
@Injectable()
export class InterviewRooms extends RoomTaking {
  override readonly remote = 'hr';

  constructor(private readonly db: TenantDb) {
    super();
  }

  override listTaken(roomId: string, { from, to }: { from: Date; to: Date }): Promise<TakenRoom[]> {
    return this.db.current().query<TakenRoom[]>(
      `select id, (extract(epoch from starts_at) * 1000)::float8 as start,
         (extract(epoch from starts_at + make_interval(mins => minutes)) * 1000)::float8 as "end"
       from interview
       where company_id = $1 and room_id = $2 and state in ('scheduled', 'held')
         and starts_at < $4 and starts_at + make_interval(mins => minutes) > $3
       order by starts_at, id`,
      [this.db.currentCompanyId(), roomId, from, to],
    );
  }
}
