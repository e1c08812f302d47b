import type { Page, PeopleQuery } from '@atrium/contracts';
import { Contributions } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** A person who works in the company without an account, with what every colleague may see. */
export interface Coworker {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  title: string | null;
  department: string | null;
  /** The value that people are ordered by, as the database writes it: `lower(first_name || ' ' || last_name)`. */
  order: string;
}

/** Lists people without an account: a provider that extends this class. */
export abstract class CoworkerSource {
  /** While this remote is off for the company, the source is not asked. */
  abstract readonly remote: string;
  /** A page ordered by `order` and id. Not inside `TenantDb.run`. */
  abstract list(companyId: string, query: PeopleQuery): Promise<Page<Coworker>>;
}

/** The people of a company without an account, from all services. */
@Injectable()
export class Coworkers {
  constructor(private readonly contributions: Contributions) {}

  /** One page from each source. */
  async list(companyId: string, query: PeopleQuery): Promise<Page<Coworker>[]> {
    const pages: Page<Coworker>[] = [];
    for (const source of await this.contributions.enabledOf(CoworkerSource, companyId))
      pages.push(await source.list(companyId, query));
    return pages;
  }
}
