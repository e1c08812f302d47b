import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { PermissionEntryRepository, type PermissionGroup } from './permission-entry.repository.js';

/** What other services may know of a company's people. */
@Injectable()
export class UserDirectoryService {
  constructor(
    private readonly db: TenantDb,
    private readonly entries: PermissionEntryRepository,
  ) {}

  /** The active people of a company, counted by role and permission entries. */
  listActiveGroups(companyId: string): Promise<PermissionGroup[]> {
    return this.db.run(companyId, () => this.entries.listActiveGroups());
  }
}
