import type { RecordDescription } from '../records/record.types.js';
import type { AreaPermissions } from './area-permissions.js';
import type { NotificationKinds } from './notification-kind.js';

interface AreaGiven {
  /** Unique: `hr`. */
  key: string;
  records?: readonly RecordDescription[];
  /** The kinds of notification that it sends. */
  notifications?: NotificationKinds;
  /** Labels of the permissions that it uses. */
  permissions?: AreaPermissions;
}

/** A part of the product with its own contracts and its own words. A service contributes it to the portal. */
export class Area {
  readonly key: string;
  readonly records: readonly RecordDescription[];
  readonly notifications: NotificationKinds;
  readonly permissions: AreaPermissions;

  constructor({ key, records = [], notifications = {}, permissions = {} }: AreaGiven) {
    this.key = key;
    this.records = records;
    this.notifications = notifications;
    this.permissions = permissions;
  }
}

export const defineArea = (given: AreaGiven): Area => new Area(given);
