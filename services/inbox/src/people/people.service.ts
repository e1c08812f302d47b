import type { Colleague, Page, PeopleQuery } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { PersonDetails, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { PresenceService } from '../presence/presence.service.js';

/** The people of the company, as every member of staff sees them. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly directory: UserDirectoryService,
    private readonly details: PersonDetails,
    private readonly presence: PresenceService,
  ) {}

  async list({ companyId }: SignedInUser, query: PeopleQuery): Promise<Page<Colleague>> {
    const page = await this.directory.listColleagues(companyId, query);
    const ids = page.items.map(({ id }) => id);
    const [details, presences] = [
      await this.details.find(companyId, ids),
      await this.presence.of(companyId, ids),
    ];
    const items = page.items.map((person) => ({
      ...person,
      presence: presences.get(person.id) ?? ('offline' as const),
      ...(details.get(person.id) ?? { title: null, department: null }),
    }));
    return { ...page, items };
  }
}
