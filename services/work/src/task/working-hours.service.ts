import { Injectable } from '@nestjs/common';

/** Knows when people are at work: one provider of the portal extends this class. Inside `TenantDb.run` only. */
@Injectable()
export abstract class WorkingHours {
  /** Left out while this remote is off. */
  readonly remote?: string | null;

  /**
   * When each account is next at work, `at` itself for who is now; null: not within two weeks. Whom it does not know is
   * left out.
   */
  abstract nextOpenings(userIds: readonly string[], at: Date): Promise<ReadonlyMap<string, Date | null>>;
}
