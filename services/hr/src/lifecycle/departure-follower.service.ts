import type { AuditActor } from '@atrium/platform';

export interface Departure {
  employeeId: string;
  /** Null: they stay after all. */
  lastDay: string | null;
  noticeOn: string | null;
}

/** What another service does when somebody's last working day becomes known, changes, or is none any more. */
export abstract class DepartureFollower {
  abstract readonly remote: string;

  /** In the transaction in which that happens. @param by null: the portal itself */
  abstract follow(departure: Departure, by: AuditActor | null): Promise<void>;
}
