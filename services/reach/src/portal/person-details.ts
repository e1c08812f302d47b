import { Contributions } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** What a colleague may see of a person besides name and role. */
export interface PersonDetail {
  title: string | null;
  department: string | null;
}

/** Knows people's work in the company: a provider that extends this class. */
export abstract class PersonDetailSource {
  /** While this remote is off for the company, the source is not asked. */
  abstract readonly remote: string | null;
  /** Details of those users whom it knows. */
  abstract find(companyId: string, userIds: readonly string[]): Promise<Map<string, PersonDetail>>;
}

/** People's details from all services; the first service that knows a person counts. */
@Injectable()
export class PersonDetails {
  constructor(private readonly contributions: Contributions) {}

  async find(companyId: string, userIds: readonly string[]): Promise<Map<string, PersonDetail>> {
    const known = new Map<string, PersonDetail>();
    for (const source of await this.contributions.enabledOf(PersonDetailSource, companyId)) {
      for (const [id, detail] of await source.find(companyId, userIds))
        if (!known.has(id)) known.set(id, detail);
    }
    return known;
  }
}
