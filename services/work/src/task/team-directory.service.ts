import { LedPeople } from '@atrium/records';
import { Injectable } from '@nestjs/common';

/** Knows who leads whom: one provider of the portal extends this class. Its methods run inside `TenantDb.run`. */
@Injectable()
export abstract class TeamDirectory extends LedPeople {
  /** The accounts of those to whom this person reports. */
  abstract leadersOf(userId: string): Promise<readonly string[]>;

  /** The time zone in which this person works; null for somebody whom it does not know. */
  abstract zoneOf(userId: string): Promise<string | null>;

  /** The time zones in which people work, by account; without those whom it does not know. */
  abstract zonesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Null for a team that it does not know. */
  abstract nameOfTeam(id: string): Promise<string | null>;
}
