import { refusedField } from '@atrium/platform';
import { PROJECT } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { OwnerChoice } from '../owned/owner-choice.service.js';
import type { ProjectRow } from './project.record.js';

const { errors } = PROJECT;

/** Who manages a project and is its member: who may, and that a new manager knows. Inside `TenantDb.run` only. */
@Injectable()
export class ProjectPeople {
  constructor(
    private readonly directory: UserDirectoryService,
    private readonly owners: OwnerChoice,
    private readonly notifications: Notifications,
  ) {}

  /** Those who are named anew. @throws {AppError} PROJECT_PERSON, OWNER_CANNOT_OPEN on `managerId` */
  async check(
    user: SignedInUser,
    { managerId, memberIds = [] }: { managerId?: string | undefined; memberIds?: string[] | undefined },
    before?: ProjectRow,
  ): Promise<void> {
    const had = before ? [before.managerId, ...before.memberIds] : [];
    const added = [...new Set([managerId ?? '', ...memberIds])].filter(
      (id) => id !== '' && !had.includes(id),
    );
    if (added.length === 0) return;
    if (managerId !== undefined && added.includes(managerId))
      await this.owners.check([managerId], {
        ...({ resource: 'projects', field: 'managerId' } as const),
        stranger: errors.PROJECT_PERSON,
      });
    const known = new Set(
      (await this.directory.listMembers(user.companyId, { ids: added })).map(({ id }) => id),
    );
    const stranger = added.find((id) => !known.has(id));
    if (stranger === undefined) return;
    throw refusedField(stranger === managerId ? 'managerId' : 'memberIds', errors.PROJECT_PERSON);
  }

  /** The new manager, and no one of their own doing. */
  async notifyManager(user: SignedInUser, { id, managerId, name, clientName }: ProjectRow): Promise<void> {
    if (managerId === user.id) return;
    await this.notifications.notify({
      to: { users: [managerId] },
      kind: 'project.given',
      query: `show=projects&open=${id}`,
      title: words('You manage the project “{name}” of {client}', { name, client: clientName }),
    });
  }
}
