import { UserDirectoryService } from '@atrium/identity';
import { Contributions, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TeamDirectory } from '../../task/team-directory.service.js';
import type { EventRow } from '../event/event-row.rules.js';
import { GuestRepository } from '../guest/guest.repository.js';

/** Who takes over the events of somebody who leaves. Inside `TenantDb.run` only. */
@Injectable()
export class EventSuccessors {
  constructor(
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
    private readonly directory: UserDirectoryService,
    private readonly guests: GuestRepository,
  ) {}

  /** The first of those who lead the person and work here. */
  async managerOf(userId: string): Promise<string | null> {
    const directories = await this.contributions.enabledOf(TeamDirectory, this.db.currentCompanyId());
    const found = await Promise.all(directories.map((directory) => directory.leadersOf(userId)));
    const [manager = null] = await this.activeOf(found.flat());
    return manager;
  }

  /** A private event is known to its guests alone, so the manager does not get it; nor does anybody from outside. */
  async choose(row: EventRow, manager: string | null): Promise<string | null> {
    if (manager !== null && row.visibility === 'normal') return manager;
    const guests = await this.guests.listInside(row.id);
    const ids = guests.filter(({ answer }) => answer !== 'no').map(({ userId }) => userId);
    const [guest = null] = await this.activeOf(ids);
    return guest;
  }

  /** Those of them who work here, in their order. */
  private async activeOf(ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const members = await this.directory.listMembers(this.db.currentCompanyId(), { ids });
    return ids.filter((id) => members.some((member) => member.id === id));
  }
}
