import { supplyOf, type Supply } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { ClientRow } from '../client/client.record.js';
import { proposalSettings } from './proposal-settings.schema.js';

/** Which taxes a proposal to a client has. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalSupply {
  constructor(
    private readonly db: TenantDb,
    private readonly settings: Settings,
  ) {}

  async of({ gstin, country }: Pick<ClientRow, 'gstin' | 'country'>): Promise<Supply> {
    const [company] = await this.db
      .current()
      .query<{ gstin: string | null }[]>('select gstin from company where id = $1', [
        this.db.currentCompanyId(),
      ]);
    const { underLut } = await this.settings.ofCompany(proposalSettings);
    const given = {
      companyGstin: company?.gstin ?? null,
      clientGstin: gstin,
      clientCountry: country,
      underLut,
    };
    return supplyOf(given).supply;
  }
}
