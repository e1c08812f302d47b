import { can, type PermissionSubject } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { RowReaders, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { ClientResource, Owned, OwnedRow } from './owned.types.js';

type Reader = PermissionSubject & { id: string };

/**
 * Whose clients, leads, proposals and projects a person sees: managers and admins all, leaders those of their people,
 * others their own. For lists, counts, search, export, files and comments alike.
 */
@Injectable()
export class OwnScope {
  constructor(
    private readonly db: TenantDb,
    private readonly readers: RowReaders,
  ) {}

  /** Who approves is a manager. */
  isManager(user: PermissionSubject, resource: ClientResource): boolean {
    return user.role === 'admin' || can(user, 'clientManagement', resource, 'approve');
  }

  /** Which rows the person reads. Not inside `TenantDb.run`. */
  async readable(user: SignedInUser, { resource, column, members }: Owned): Promise<ListFilter[]> {
    if (this.isManager(user, resource)) return [];
    const owners = await this.db.run(user.companyId, () => this.owners(user));
    const seen = `{${owners.join(',')}}`;
    // Of one person rows are read in the order of an index; of several they are not.
    if (!members && owners.length === 1) return [{ sql: `${column} = ?`, values: [user.id] }];
    if (!members) return [{ sql: `${column} = any(?::uuid[])`, values: [seen] }];
    return [{ sql: `${column} = any(?::uuid[]) or ${members} && ?::uuid[]`, values: [seen, seen] }];
  }

  /** Whose records somebody who is no manager sees: their own and those of whom they lead. Inside `TenantDb.run` only. */
  async owners({ id }: Pick<SignedInUser, 'id'>): Promise<string[]> {
    return [...new Set([id, ...(await this.readers.of({ id } as Reader)).led])];
  }

  /** Whether the person reads what this one owns. Inside `TenantDb.run` only. */
  async mayRead(
    user: Reader,
    resource: ClientResource,
    { ownerId, memberIds = [] }: Pick<OwnedRow, 'ownerId' | 'memberIds'>,
  ): Promise<boolean> {
    if (!can(user, 'clientManagement', resource, 'read')) return false;
    if (this.isManager(user, resource) || ownerId === user.id) return true;
    if (memberIds.includes(user.id)) return true;
    const { led } = await this.readers.of(user);
    return [ownerId ?? '', ...memberIds].some((id) => led.includes(id));
  }
}
