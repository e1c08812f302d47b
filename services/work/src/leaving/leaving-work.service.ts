import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface PassedOn {
  /** The account that takes over; null: nobody. */
  to: string | null;
  /** Null: the portal itself. */
  by: SignedInUser | null;
}

/**
 * What else somebody has who leaves, besides their tasks: a provider of the portal for each service. Its methods run
 * inside `TenantDb.run`.
 */
@Injectable()
export abstract class LeavingWork {
  /** Repeatable. */
  abstract pass(userId: string, given: PassedOn): Promise<void>;
}
