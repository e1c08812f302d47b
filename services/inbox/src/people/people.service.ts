import type { Colleague, KnownPeople, Page, PeopleQuery } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import { Coworkers, PersonDetails, type Coworker } from '@atrium/reach';
import { mergePages } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PresenceService } from '../presence/presence.service.js';

/** The people of the company, with or without an account, as all staff see them. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly directory: UserDirectoryService,
    private readonly coworkers: Coworkers,
    private readonly details: PersonDetails,
    private readonly presence: PresenceService,
  ) {}

  async list({ companyId }: SignedInUser, query: PeopleQuery): Promise<Page<Colleague>> {
    const colleagues = await this.directory.listColleagues(companyId, query);
    const others = query.accounts || query.opens ? [] : await this.coworkers.list(companyId, query);
    const page = mergePages<Account | Coworker>([colleagues, ...others], query);
    const ids = page.items.filter(hasAccount).map(({ id }) => id);
    const details = await this.details.find(companyId, ids);
    const presences = await this.presence.of(companyId, ids);
    const items = page.items.map((person): Colleague => {
      const { id, firstName, lastName, email } = person;
      const known = { id, firstName, lastName, email };
      if (!hasAccount(person))
        return { ...known, role: null, presence: null, title: person.title, department: person.department };
      const { title, department } = details.get(id) ?? NO_DETAIL;
      return { ...known, role: person.role, presence: presences.get(id) ?? 'offline', title, department };
    });
    return { ...page, items };
  }

  async listNames({ companyId }: SignedInUser, ids: string[]): Promise<KnownPeople> {
    return { items: await this.directory.listKnown(companyId, ids) };
  }
}

type Account = Awaited<ReturnType<UserDirectoryService['listColleagues']>>['items'][number];

const NO_DETAIL = { title: null, department: null };

const hasAccount = (person: Account | Coworker): person is Account => 'role' in person;
