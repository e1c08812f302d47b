import type { Maintenance as MaintenanceState, SetMaintenance } from '@atrium/contracts';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { GlobalDb } from '../database/global-db.js';
import { CacheInvalidation } from '../live/cache-invalidation.js';
import { LiveStreams } from '../live/live-streams.js';

/** Notification channel for changes of the maintenance flag. */
export const MAINTENANCE_CHANNEL = 'maintenance';

/** The statement by which the operator's role closes or opens the portal; what is closed keeps the time since when. */
export const maintenanceChange = ({ on, message }: SetMaintenance, at: Date) =>
  ({
    sql: 'update maintenance set message = $2, since = case when $1 then coalesce(since, $3::timestamptz) end',
    values: [on, on ? message : null, at],
  }) as const;

const OPEN: MaintenanceState = { on: false, since: null, message: null };

/** Whether the operator has closed the portal. The flag is kept in memory, because every request needs it. */
@Injectable()
export class Maintenance implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger(Maintenance.name);
  private known = OPEN;

  constructor(
    private readonly db: GlobalDb,
    private readonly invalidation: CacheInvalidation,
    private readonly streams: LiveStreams,
  ) {}

  onModuleInit(): void {
    this.invalidation.on(MAINTENANCE_CHANNEL, () => void this.refresh());
    this.invalidation.onMissed(() => void this.refresh());
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
  }

  current(): MaintenanceState {
    return this.known;
  }

  /** Reads the flag again. When it has changed, open pages are told to check their state. */
  async refresh(): Promise<void> {
    try {
      const before = this.known.on;
      this.known = await this.read();
      if (this.known.on !== before) this.streams.resyncAll();
    } catch (error) {
      this.logger.warn(`The maintenance flag could not be read: ${String(error)}`);
    }
  }

  private async read(): Promise<MaintenanceState> {
    const rows: { since: Date | null; message: string | null }[] = await this.db.manager.query(
      'select since, message from maintenance',
    );
    const { since = null, message = null } = rows[0] ?? {};
    return { on: since !== null, since: since?.toISOString() ?? null, message };
  }
}
