import type { RecordDescription } from '../records/record.types.js';
import type { NotificationKinds } from './notification-kind.js';

interface AreaGiven {
  /** Unique: `hr`. */
  key: string;
  /** What it has described as records. */
  records?: readonly RecordDescription[];
  /** What people are told of by it. */
  notifications?: NotificationKinds;
}

/** A part of the product with its own contracts and its own words; a service offers it to the portal. */
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
