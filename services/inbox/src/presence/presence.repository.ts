import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { SILENT_AFTER_MS, WRITE_EVERY_MS, type PresenceRecord } from './presence.rules.js';

export interface Sign {
  userId: string;
  /** When they last did something, as far as this gateway knows. */
  activeAt: Date | null;
}

/** Inside `TenantDb.run` only. */
@Injectable()
export class PresenceRepository {
  constructor(private readonly db: TenantDb) {}

  /** Rows that any gateway wrote in the last 30 seconds are left as they are. */
  async write(signs: Sign[], now: Date): Promise<void> {
    const before = (ms: number) => new Date(now.getTime() - ms);
    await this.db.current().query(
      `insert into presence as p (company_id, user_id, heard_at, active_at)
       select $1, s."userId", $3, $3 from jsonb_to_recordset($2::jsonb) as s("userId" uuid) order by 2
       on conflict (company_id, user_id) do update
       set heard_at = $3,
         active_at = case when p.heard_at <= $5 then $3 else greatest(p.active_at, (
           select s."activeAt" from jsonb_to_recordset($2::jsonb) as s("userId" uuid, "activeAt" timestamptz)
           where s."userId" = p.user_id
         )) end
       where p.heard_at <= $4`,
      [
        this.db.currentCompanyId(),
        JSON.stringify(signs),
        now,
        before(WRITE_EVERY_MS),
        before(SILENT_AFTER_MS),
      ],
    );
  }

  async list(userIds: string[]): Promise<Map<string, PresenceRecord>> {
    const rows: (PresenceRecord & { userId: string })[] = await this.db.current().query(
      `select user_id as "userId", heard_at as "heardAt", active_at as "activeAt" from presence
         where company_id = $1 and user_id = any($2)`,
      [this.db.currentCompanyId(), userIds],
    );
    return new Map(rows.map(({ userId, ...record }) => [userId, record]));
  }
}
