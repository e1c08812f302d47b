import type { EventOwners } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { nameOf, TenantDb, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { changesEvent } from '../event/event-sight.rules.js';

/** Whose calendars there are. */
@Injectable()
export class CalendarOwners {
  constructor(
    private readonly db: TenantDb,
    private readonly readers: RowReaders,
    private readonly directory: UserDirectoryService,
  ) {}

  /** Into whose calendars the person may put events. */
  list(user: SignedInUser): Promise<EventOwners> {
    return this.db.run(user.companyId, async () => {
      const reader = await this.readers.of(user);
      const led = reader.teams.filter(({ leads }) => leads);
      const company = { ownerKind: 'company', ownerId: null } as const;
      const keeps = changesEvent(reader, company, 'create');
      const { name } = await this.directory.getCompany(user.companyId);
      return {
        items: [
          { kind: 'person', id: user.id, name: nameOf(user) },
          ...led.map((team) => ({ kind: 'team' as const, id: team.id, name: team.name })),
          ...(keeps ? [{ kind: 'company' as const, id: null, name }] : []),
        ],
      };
    });
  }
}
