import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface RegisteredPlaces {
  hasFund: boolean;
  states: string[];
}

/** For what the pay groups of a company need numbers. Inside `TenantDb.run` only. */
@Injectable()
export class RegistrationRepository {
  constructor(private readonly db: TenantDb) {}

  async places(): Promise<RegisteredPlaces> {
    const [found] = await this.db.current().query<[RegisteredPlaces]>(
      `select coalesce(bool_or(provident_fund), false) as "hasFund",
         coalesce(array_agg(distinct state) filter (where state is not null), '{}') as states
       from pay_group where company_id = $1 and not archived`,
      [this.db.currentCompanyId()],
    );
    return found;
  }
}
