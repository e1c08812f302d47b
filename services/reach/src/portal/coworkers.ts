import type { Page, PeopleQuery } from '@atrium/contracts';
import { Contributions } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Somebody who works in the company without an account, as every colleague may know them. */
export interface Coworker {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  title: string | null;
  department: string | null;
  /** What people are ordered by, as the database writes it: `lower(first_name || ' ' || last_name)`. */
  order: string;
}

/** A service that knows of people without an account: a provider that extends this. */
export abstract class CoworkerSource {
  /** While this remote is off for the company, it says nothing. */
  abstract readonly remote: string;
  /** A page of them by `order` and id. Not inside `TenantDb.run`. */
  abstract list(companyId: string, query: PeopleQuery): Promise<Page<Coworker>>;
}

/** Who works in a company without an account, as all services know them. */
@Injectable()
export class Coworkers {
  constructor(private readonly contributions: Contributions) {}

  /** A page of each service that knows some. */
  async list(companyId: string, query: PeopleQuery): Promise<Page<Coworker>[]> {
    const pages: Page<Coworker>[] = [];
    for (const source of await this.contributions.enabledOf(CoworkerSource, companyId))
      pages.push(await source.list(companyId, query));
    return pages;
  }
}
