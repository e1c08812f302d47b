import { labelOfChoice, type LeadChoiceList } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeadSetupRepository } from './lead-setup.repository.js';

/** What a company calls its sources, services and reasons, for files. */
@Injectable()
export class ChoiceNames {
  constructor(
    private readonly db: TenantDb,
    private readonly setups: LeadSetupRepository,
  ) {}

  async of({ companyId }: SignedInUser, list: LeadChoiceList): Promise<(key: string) => string> {
    const choices = (await this.db.run(companyId, () => this.setups.read()))[list];
    const names = new Map(choices.map(({ key, name }) => [key, name]));
    return (key) => labelOfChoice(list, key, names.get(key));
  }
}
