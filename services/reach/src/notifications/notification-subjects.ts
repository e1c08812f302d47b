import type { PermissionEntry, Role } from '@atrium/contracts';

/** Somebody of a company, signed in or not. */
export interface NotificationReader {
  id: string;
  companyId: string;
  role: Role;
  permissions: PermissionEntry[];
}

/**
 * Says which records, that notifications are about, a person may still see. A service with kinds whose records are not
 * everybody's has a provider that extends this; what it does not name is shown without its words and without a way to it.
 */
export abstract class NotificationSubjects {
  abstract readonly kinds: readonly string[];
  /** Those of the records that the person may see. */
  abstract listVisible(reader: NotificationReader, subjectIds: string[]): Promise<Set<string>>;
}
