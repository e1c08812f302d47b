import { can, type PermissionSubject } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import type { ListFilter } from '@atrium/records';
import { TaskPeopleService } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import type { ClientResource, Owned } from './owned.types.js';

type Reader = PermissionSubject & { id: string };

/**
 * Whose clients, leads, proposals and projects a person sees: managers and admins all, leaders those of their people,
 * others their own. For lists, counts, search, export, files and comments alike.
 */
@Injectable()
export class OwnScope {
  constructor(
    private readonly db: TenantDb,
    private readonly people: TaskPeopleService,
  ) {}

  /** Who approves is a manager. */
  isManager(user: PermissionSubject, resource: ClientResource): boolean {
    return user.role === 'admin' || can(user, 'clientManagement', resource, 'approve');
  }

  /** Which rows the person reads. Not inside `TenantDb.run`. */
  async readable(user: SignedInUser, { resource, column }: Owned): Promise<ListFilter[]> {
    if (this.isManager(user, resource)) return [];
    const led = await this.db.run(user.companyId, () => this.people.ledBy(user.id));
    return [{ sql: `${column} = any(?::uuid[])`, values: [`{${[user.id, ...led].join(',')}}`] }];
  }

  /** Whether the person reads what this one owns. Inside `TenantDb.run` only. */
  async mayRead(user: Reader, resource: ClientResource, ownerId: string | null): Promise<boolean> {
    if (!can(user, 'clientManagement', resource, 'read')) return false;
    if (this.isManager(user, resource) || ownerId === user.id) return true;
    return ownerId !== null && (await this.people.ledBy(user.id)).has(ownerId);
  }
}
