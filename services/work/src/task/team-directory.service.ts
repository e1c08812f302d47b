import { Injectable } from '@nestjs/common';

/** Knows who leads whom: one provider of the portal extends this class. Its methods run inside `TenantDb.run`. */
@Injectable()
export abstract class TeamDirectory {
  /** Left out while this remote is off. */
  readonly remote?: string | null;

  /** The accounts of the people whom this account leads. */
  abstract ledBy(userId: string): Promise<ReadonlySet<string>>;

  /** Today where this person works; null for somebody whom it does not know. */
  abstract today(userId: string): Promise<string | null>;
}
