import { Contributions } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** What a colleague may know of somebody besides name and role. */
export interface PersonDetail {
  title: string | null;
  department: string | null;
}

/** A service that knows what people do in the company: a provider that extends this. */
export abstract class PersonDetailSource {
  /** While this remote is off for the company, it says nothing. */
  abstract readonly remote: string | null;
  /** Of those users whom it knows. */
  abstract find(companyId: string, userIds: readonly string[]): Promise<Map<string, PersonDetail>>;
}

/** What all services know of people; of two that know somebody, the first counts. */
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
