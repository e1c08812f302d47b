import type { RecordDescription } from '../records/record.types.js';
import type { NotificationKinds } from './notification-kind.js';

interface AreaGiven {
  /** Unique: `hr`. */
  key: string;
  /** The records that the area describes. */
  records?: readonly RecordDescription[];
  /** The kinds of notification that it sends. */
  notifications?: NotificationKinds;
}

/** A part of the product with its own contracts and its own words. A service contributes it to the portal. */
export class Area {
  readonly key: string;
  readonly records: readonly RecordDescription[];
  readonly notifications: NotificationKinds;

  constructor({ key, records = [], notifications = {} }: AreaGiven) {
    this.key = key;
    this.records = records;
    this.notifications = notifications;
  }
}

export const defineArea = (given: AreaGiven): Area => new Area(given);
